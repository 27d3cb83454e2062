import type { Choice } from './choices';
import { Menu } from './Menu';

type ColourMenuProps = {
  readonly label: string;
  readonly icon: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string | null) => void;
  readonly disabled: boolean;
};

/** Colours as named buttons. */
export function ColourMenu({ label, icon, choices, value, onChoose, disabled }: ColourMenuProps) {
  return (
    <Menu
      label={label}
      className="icon"
      disabled={disabled}
      swatches
      face={
        <>
          <i className={`i i-${icon}`} aria-hidden="true" />
          <span className="ink" style={{ background: value || 'transparent' }} />
        </>
      }
      items={choices.map((choice) => ({
        key: choice.value || 'none',
        label: choice.label,
        checked: choice.value === value,
        swatch: choice.value,
        onPress: () => onChoose(choice.value || null),
      }))}
    />
  );
}
