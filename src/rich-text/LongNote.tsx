/** Why a text is shown as HTML only. */
export function LongNote({ size }: { readonly size: number }) {
  return (
    <div className="note">
      <i className="i i-code" aria-hidden="true" />
      <div className="t">
        This text has {Math.round(size / 1000)} kB, too much to be drawn without long waiting. It is edited as HTML.
      </div>
    </div>
  );
}
