import type { ChoiceMenuProps } from './ChoiceMenu';
import styles from './ColourMenu.module.css';
import { ToolMenu } from './ToolMenu';

/** A palette of named colours; a bar under the icon shows the current one. */
export function ColourMenu({ label, icon, choices, value, onChoose, disabled }: ChoiceMenuProps<string>) {
  const items = choices.map((choice) => ({
    label: choice.label,
    checked: choice.value === value,
    colour: choice.value,
    onChoose: () => onChoose(choice.value),
  }));
  const face = (
    <>
      {icon}
      <span className={styles.bar} style={{ background: value || 'transparent' }} />
    </>
  );
  return <ToolMenu label={label} icon={face} items={items} isPalette disabled={disabled} />;
}
