import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import type { ReactNode } from 'react';
import styles from './ChoiceMenu.module.css';
import { ToolMenu } from './ToolMenu';
import type { ToolChoice } from './toolChoices';

export interface ChoiceMenuProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly ToolChoice<Value>[];
  readonly value: string;
  readonly onChoose: (value: Value) => void;
  readonly disabled: boolean;
  /** Shown instead of the current choice. */
  readonly icon?: ReactNode;
  /** Room for the current choice. */
  readonly width?: number;
  readonly isShort?: boolean;
}

const arrow = <KeyboardArrowDownOutlined fontSize="small" />;

/** A menu of choices of which one holds; a value that is not among them is shown as it is. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, choices, value, onChoose, icon, width, ...button } = props;
  const current = choices.find((choice) => choice.value === value);
  const name = current?.label ?? value.replace(/["']/g, '').replace(/px$|,.*$/, '');
  const items = choices.map((choice) => ({
    label: choice.label,
    checked: choice === current,
    onChoose: () => onChoose(choice.value),
  }));
  const face = (
    <>
      <span className={styles.current} style={{ width }}>
        {name}
      </span>
      {arrow}
    </>
  );
  return <ToolMenu label={`${label}: ${name}`} icon={icon ?? face} items={items} isWide={!icon} {...button} />;
}
