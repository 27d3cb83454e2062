import { useInput } from 'react-admin';

/** What was typed is what is sent: react-admin would turn an empty text into null. */
const asTyped = (value: unknown) => value;

/** react-admin's input state of a field: value as typed, and why it is refused. */
export function useField(name: string) {
  const { id, field, fieldState } = useInput({ source: name, parse: asTyped });
  return { id, field, error: fieldState.error?.message };
}
