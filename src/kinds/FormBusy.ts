import { createContext, use } from 'react';

export const FormBusyContext = createContext(false);

/** Whether the form around is being sent: what is not a native control must see to it itself that it cannot be changed. */
export function useFormBusy(): boolean {
  return use(FormBusyContext);
}
