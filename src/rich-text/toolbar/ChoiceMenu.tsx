import type { Choice } from './choices';
import { Menu } from './Menu';

type ChoiceMenuProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: string;
  readonly onChoose: (value: Value) => void;
  readonly disabled: boolean;
  /** An icon instead of the name of what is chosen. */
  readonly icon?: string;
  readonly short?: boolean;
  readonly width?: number;
};

/** A menu of which one entry holds; a value that is none of the entries is shown as it is. */
export function ChoiceMenu<Value extends string>({
  label,
  choices,
  value,
  onChoose,
  disabled,
  icon,
  short,
  width,
}: ChoiceMenuProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  const name = chosen?.label ?? value.replace(/["']/g, '').replace(/px$|,.*$/, '');
  const className = `${icon ? 'icon' : 'dd'}${short ? ' short' : ''}`;
  return (
    <Menu
      label={`${label}: ${name}`}
      className={className}
      disabled={disabled}
      face={
        icon ? (
          <i className={`i i-${icon}`} aria-hidden="true" />
        ) : (
          <>
            <span style={{ width }}>{name}</span>
            <i className="i i-down" aria-hidden="true" />
          </>
        )
      }
      items={choices.map((choice) => ({
        key: choice.value || 'none',
        label: choice.label,
        checked: choice.value === value,
        onPress: () => onChoose(choice.value),
      }))}
    />
  );
}
