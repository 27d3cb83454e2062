import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

export interface SecretsSwitchProps {
  readonly revealed: boolean;
  /** The same function at each render. */
  readonly onReveal: (revealed: boolean) => void;
}

const atTheEnd = { marginLeft: 'auto' };

/** Reveals or masks all secrets of the screen. */
export const SecretsSwitch = memo(function SecretsSwitch({ revealed, onReveal }: SecretsSwitchProps) {
  const translate = useTranslate();
  return (
    // MUI's Switch would be 4 kB and six elements more for the first list.
    <Button
      role="switch"
      aria-checked={revealed}
      variant={revealed ? 'contained' : 'outlined'}
      style={atTheEnd}
      data-screen-only
      onClick={() => onReveal(!revealed)}
    >
      {translate('console.list.showSecrets')}
    </Button>
  );
});
