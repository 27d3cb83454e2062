import type { EditableField, FormRecord } from '../declare/field';

/** Whether a form shows a field. One whose `visible` throws is shown: it would be missed more than it disturbs. */
export function isVisible(field: EditableField, record: FormRecord): boolean {
  try {
    return field.visible?.(record) ?? true;
  } catch (error) {
    console.error(`visible of ${field.label}`, error);
    return true;
  }
}
