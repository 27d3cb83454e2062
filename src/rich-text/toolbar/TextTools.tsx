import { redo, undo } from '@tiptap/pm/history';
import { memo } from 'react';
import { setBlockTag } from '../edit/blockStyle';
import { clearFormats, type FormatName, toggleFormat } from '../edit/formats';
import { setTextStyle, type TextStyle } from '../edit/textStyle';
import { ChoiceMenu } from './ChoiceMenu';
import { ColourMenu } from './ColourMenu';
import { ToolButton } from './ToolButton';
import styles from './Toolbar.module.css';
import type { ToolsProps } from './ToolsProps';
import { backgroundColours, blockChoices, fontChoices, sizeChoices, textColours } from './toolChoices';
import { toolIcons } from './toolIcons';

const formats: readonly (readonly [name: FormatName, label: string])[] = [
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['underline', 'Underline'],
  ['strike', 'Strike through'],
  ['sub', 'Subscript'],
  ['sup', 'Superscript'],
];

/** The tools for text: undo, style, font, size, formats, colours. */
export const TextTools = memo(function TextTools(props: ToolsProps) {
  return (
    <>
      <HistoryTools {...props} />
      <StyleTools {...props} />
      <FormatTools {...props} />
      <ColourTools {...props} />
    </>
  );
});

function HistoryTools({ tools, run, disabled }: ToolsProps) {
  return (
    <div className={styles.group}>
      <ToolButton icon={toolIcons.undo} label="Undo" disabled={disabled || !tools.undo} onPress={() => run(undo)} />
      <ToolButton icon={toolIcons.redo} label="Redo" disabled={disabled || !tools.redo} onPress={() => run(redo)} />
    </div>
  );
}

function StyleTools({ tools, run, disabled }: ToolsProps) {
  const sets = setterOf(run, disabled);
  const font = tools.font.replace(/["']/g, '');
  return (
    <div className={styles.group}>
      <ChoiceMenu
        label="Style"
        isShort
        width={68}
        choices={blockChoices}
        value={tools.block}
        disabled={disabled}
        onChoose={(tag) => run(setBlockTag(tag))}
      />
      <ChoiceMenu label="Font" width={96} choices={fontChoices} value={font} {...sets('font-family')} />
      <ChoiceMenu label="Size" width={26} choices={sizeChoices} value={tools.size} {...sets('font-size')} />
    </div>
  );
}

function FormatTools({ tools, run, disabled }: ToolsProps) {
  return (
    <div className={styles.group}>
      {formats.map(([name, label]) => (
        <ToolButton
          icon={toolIcons[name]}
          key={name}
          label={label}
          isShort={name === 'bold' || name === 'italic'}
          aria-pressed={tools[name]}
          disabled={disabled}
          onPress={() => run(toggleFormat(name))}
        />
      ))}
    </div>
  );
}

function ColourTools({ tools, run, disabled }: ToolsProps) {
  const { colour, background, clear } = toolIcons;
  const sets = setterOf(run, disabled);
  return (
    <div className={styles.group}>
      <ColourMenu label="Text colour" icon={colour} choices={textColours} value={tools.colour} {...sets('color')} />
      <ColourMenu
        label="Background colour"
        icon={background}
        choices={backgroundColours}
        value={tools.background}
        {...sets('background-color')}
      />
      <ToolButton icon={clear} label="Clear formatting" disabled={disabled} onPress={() => run(clearFormats)} />
    </div>
  );
}

/** What a menu needs that sets a style. */
const setterOf = (run: ToolsProps['run'], disabled: boolean) => (property: TextStyle) => ({
  disabled,
  onChoose: (value: string) => run(setTextStyle(property, value || null)),
});
