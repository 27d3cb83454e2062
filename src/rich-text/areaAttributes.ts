type Area = {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string;
};

/** What tells assistive technology that the editing area is a field. */
export function areaAttributes({ id, label, disabled, invalid, describedBy }: Area): Record<string, string> {
  return {
    id,
    role: 'textbox',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(disabled && { 'aria-disabled': 'true' }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
