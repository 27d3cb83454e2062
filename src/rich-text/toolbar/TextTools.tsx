import { redo, undo } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { memo } from 'react';
import { setBlockTag } from '../edit/blockStyle';
import { clearFormats, type FormatName, toggleFormat } from '../edit/formats';
import { setTextStyle } from '../edit/textStyle';
import type { ToolState } from '../edit/toolState';
import { ChoiceMenu } from './ChoiceMenu';
import { ColourMenu } from './ColourMenu';
import { FILLS, FONTS, INKS, SIZES, STYLES } from './choices';
import { ToolButton } from './ToolButton';

export type ToolsProps = {
  readonly tools: ToolState;
  readonly run: (command: Command) => void;
  readonly disabled: boolean;
};

const FORMATS: readonly (readonly [name: FormatName, label: string])[] = [
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['underline', 'Underline'],
  ['strike', 'Strike through'],
  ['sub', 'Subscript'],
  ['sup', 'Superscript'],
];

/** The tools of letters: undo, style, font, size, formats, colours. */
export const TextTools = memo(TextToolsNow);

function TextToolsNow({ tools, run, disabled }: ToolsProps) {
  const style = (property: Parameters<typeof setTextStyle>[0]) => (value: string | null) =>
    run(setTextStyle(property, value || null));
  return (
    <>
      <div className="g">
        <ToolButton icon="undo" label="Undo" disabled={disabled || !tools.undo} onPress={() => run(undo)} />
        <ToolButton icon="redo" label="Redo" disabled={disabled || !tools.redo} onPress={() => run(redo)} />
      </div>
      <div className="g">
        <ChoiceMenu
          label="Style"
          short
          width={68}
          choices={STYLES}
          value={tools.block}
          disabled={disabled}
          onChoose={(tag) => run(setBlockTag(tag))}
        />
        <ChoiceMenu
          label="Font"
          width={96}
          choices={FONTS}
          value={unquoted(tools.font)}
          disabled={disabled}
          onChoose={style('font-family')}
        />
        <ChoiceMenu
          label="Size"
          width={26}
          choices={SIZES}
          value={tools.size}
          disabled={disabled}
          onChoose={style('font-size')}
        />
      </div>
      <div className="g">
        {FORMATS.map(([name, label]) => (
          <ToolButton
            key={name}
            icon={name}
            label={label}
            short={name === 'bold' || name === 'italic'}
            pressed={tools[name]}
            disabled={disabled}
            onPress={() => run(toggleFormat(name))}
          />
        ))}
      </div>
      <div className="g">
        <ColourMenu
          label="Text colour"
          icon="color"
          choices={INKS}
          value={tools.ink}
          disabled={disabled}
          onChoose={style('color')}
        />
        <ColourMenu
          label="Background colour"
          icon="fill"
          choices={FILLS}
          value={tools.fill}
          disabled={disabled}
          onChoose={style('background-color')}
        />
        <ToolButton icon="clear" label="Clear formatting" disabled={disabled} onPress={() => run(clearFormats)} />
      </div>
    </>
  );
}

const unquoted = (family: string): string => family.replace(/["']/g, '');
