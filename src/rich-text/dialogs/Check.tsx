/** A labelled check box of a dialog. */
export function Check({
  label,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" form="" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
