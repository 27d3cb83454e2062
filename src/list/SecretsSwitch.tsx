import Button from '@mui/material/Button';
import { memo, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { readPreferences } from '../console/preferences';

export interface SecretsSwitchProps {
  readonly revealed: boolean;
  /** The same function at each render. */
  readonly onReveal: (revealed: boolean) => void;
}

const atTheEnd = { marginLeft: 'auto' };

/** How long secrets stay revealed, in milliseconds. */
const revealedFor = 5 * 60 * 1000;

/** Reveals or masks all secrets of the screen. They are masked again after five minutes and, unless set otherwise, when the tab is hidden. */
export const SecretsSwitch = memo(function SecretsSwitch({ revealed, onReveal }: SecretsSwitchProps) {
  const translate = useTranslate();
  useEffect(() => {
    if (!revealed) return;
    const mask = () => onReveal(false);
    const timer = setTimeout(mask, revealedFor);
    const onHidden = () => readPreferences().hiddenTab === 'mask' && mask();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [revealed, onReveal]);
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
