import { useEffect, useRef } from 'react';

/** How long secrets stay in sight, in milliseconds. */
const shownFor = 5 * 60 * 1000;

interface SecretsSwitchProps {
  readonly revealed: boolean;
  readonly onChange: (revealed: boolean) => void;
}

/** Shows or masks all secrets of the screen. They are masked again after five minutes and when the tab is hidden. */
export function SecretsSwitch({ revealed, onChange }: SecretsSwitchProps) {
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (!revealed) return;
    const mask = () => change.current(false);
    const timer = setTimeout(mask, shownFor);
    document.addEventListener('visibilitychange', mask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', mask);
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
