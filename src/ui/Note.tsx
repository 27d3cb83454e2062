import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface NoteProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'error';
  /** How it is announced; 'none' inside a live region. By default errors and warnings interrupt, the others wait. */
  readonly role?: 'alert' | 'status' | 'none';
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Says in its place what happened. Only its text is announced, not its buttons. */
export function Note({ tone = 'info', role, action, children, ...rest }: NoteProps) {
  const announced = role ?? (tone === 'error' || tone === 'warning' ? 'alert' : 'status');
  return (
    <Alert severity={tone} role="none" action={action} slotProps={{ message: { role: announced } }} {...rest}>
      {children}
    </Alert>
  );
}
