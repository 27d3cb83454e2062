import { useEffect, useRef } from 'react';
import { readPreferences } from './preferences';

/** How long secrets stay in sight, in milliseconds. */
const shownFor = 5 * 60 * 1000;

interface SecretsSwitchProps {
  readonly revealed: boolean;
  readonly onChange: (revealed: boolean) => void;
}

/** Shows or masks all secrets of the screen. They are masked again after five minutes and, unless set otherwise, when the tab is hidden. */
export function SecretsSwitch({ revealed, onChange }: SecretsSwitchProps) {
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (!revealed) return;
    const mask = () => change.current(false);
    const timer = setTimeout(mask, shownFor);
    const hidden = () => readPreferences().hiddenTab === 'mask' && mask();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [revealed]);
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={revealed}
        checked={revealed}
        onChange={(event) => onChange(event.target.checked)}
      />
      Show secrets
    </label>
  );
}
