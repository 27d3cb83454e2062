import { token } from '../theme/token';

/** How the controls of inputs look, errors included: on plain elements, which cost a third of MUI's InputBase. */
export const controlStyle = {
  width: '100%',
  height: `max(40px, ${token('ctl')})`,
  padding: '0 12px',
  border: `1px solid ${token('control')}`,
  borderRadius: token('r-2'),
  backgroundColor: token('sheet'),
  color: token('ink'),
  '&:hover': { borderColor: token('ink-2') },
  '&:focus': { borderColor: 'transparent', outline: `2px solid ${token('focus')}`, outlineOffset: -1 },
  '&[aria-invalid=true]': { borderColor: token('danger'), boxShadow: `0 0 0 1px ${token('danger')}` },
  // The ring goes around the red border, so that both are seen.
  '&[aria-invalid=true]:focus': { outlineOffset: 2 },
} as const;
