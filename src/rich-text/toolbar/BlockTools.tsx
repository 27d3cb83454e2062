import { memo } from 'react';
import type { DialogName } from '../dialogs/OpenDialog';
import { setBlockStyle } from '../edit/blockStyle';
import { insertNode } from '../edit/insertNode';
import { indent, toggleList } from '../edit/lists';
import { tableCommands } from '../edit/tables';
import { schema } from '../schema/schema';
import { ChoiceMenu } from './ChoiceMenu';
import { ToolButton } from './ToolButton';
import styles from './Toolbar.module.css';
import { ToolMenu } from './ToolMenu';
import type { ToolsProps } from './ToolsProps';
import { alignmentChoices, lineHeightChoices } from './toolChoices';
import { toolIcons } from './toolIcons';

interface BlockToolsProps extends ToolsProps {
  readonly openDialog: (dialog: DialogName) => void;
}

/** The tools for blocks and for what is inserted. */
export const BlockTools = memo(function BlockTools(props: BlockToolsProps) {
  return (
    <>
      <ListTools {...props} />
      <LayoutTools {...props} />
      <InsertTools {...props} />
    </>
  );
});

function ListTools({ tools, run, disabled }: ToolsProps) {
  const list = (tag: 'ul' | 'ol') => ({
    'aria-pressed': tools.list === tag,
    disabled,
    onPress: () => run(toggleList(tag)),
  });
  return (
    <div className={styles.group}>
      <ToolButton icon={toolIcons.bullets} label="Bulleted list" isShort {...list('ul')} />
      <ToolButton icon={toolIcons.numbers} label="Numbered list" {...list('ol')} />
      <ToolButton icon={toolIcons.outdent} label="Indent less" disabled={disabled} onPress={() => run(indent(-1))} />
      <ToolButton icon={toolIcons.indent} label="Indent more" disabled={disabled} onPress={() => run(indent(1))} />
    </div>
  );
}

function LayoutTools({ tools, run, disabled }: ToolsProps) {
  const { align, lineHeight } = toolIcons;
  const sets = (property: 'text-align' | 'line-height') => ({
    disabled,
    onChoose: (value: string) => run(setBlockStyle(property, value || null)),
  });
  return (
    <div className={styles.group}>
      <ChoiceMenu label="Align" icon={align} choices={alignmentChoices} value={tools.align} {...sets('text-align')} />
      <ChoiceMenu
        label="Line height"
        icon={lineHeight}
        choices={lineHeightChoices}
        value={tools.lineHeight}
        {...sets('line-height')}
      />
    </div>
  );
}

function InsertTools({ tools, run, disabled, openDialog }: BlockToolsProps) {
  const dialog = (name: DialogName) =>
    ({ 'aria-haspopup': 'dialog', disabled, onPress: () => openDialog(name) }) as const;
  const tableItems = tableCommands.map(({ label, command }) => ({
    label,
    disabled: !tools.table,
    onChoose: () => run(command),
  }));
  return (
    <div className={styles.group}>
      <ToolButton icon={toolIcons.link} label="Link" isShort aria-pressed={tools.link} {...dialog('link')} />
      <ToolButton icon={toolIcons.picture} label="Picture" {...dialog('picture')} />
      <ToolButton icon={toolIcons.video} label="Video" {...dialog('video')} />
      <ToolMenu
        icon={toolIcons.table}
        label="Table"
        disabled={disabled}
        items={[{ label: 'Insert table', onChoose: () => openDialog('table') }, ...tableItems]}
      />
      <ToolButton
        icon={toolIcons.rule}
        label="Rule"
        disabled={disabled}
        onPress={() => run(insertNode(schema.node('rule')))}
      />
    </div>
  );
}
