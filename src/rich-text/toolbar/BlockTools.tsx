import { memo } from 'react';
import { setBlockStyle } from '../edit/blockStyle';
import { insertRule } from '../edit/insertRule';
import { indent, toggleList } from '../edit/lists';
import { TABLE_COMMANDS } from '../edit/tables';
import { ChoiceMenu } from './ChoiceMenu';
import { ALIGNMENTS, LINE_HEIGHTS } from './choices';
import { Menu } from './Menu';
import type { ToolsProps } from './TextTools';
import { ToolButton } from './ToolButton';

/** The dialogs that tools open. */
export type DialogName = 'link' | 'picture' | 'video' | 'table' | 'keys' | 'preview';

const TABLE_LABELS: Readonly<Record<keyof typeof TABLE_COMMANDS, string>> = {
  rowAbove: 'Row above',
  rowBelow: 'Row below',
  columnBefore: 'Column before',
  columnAfter: 'Column after',
  headerRow: 'Header row on or off',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
};

/** The tools of blocks and of what is inserted. */
export const BlockTools = memo(BlockToolsNow);

function BlockToolsNow({ tools, run, disabled, open }: ToolsProps & { readonly open: (dialog: DialogName) => void }) {
  const table = Object.entries(TABLE_COMMANDS).map(([key, command]) => ({
    key,
    label: TABLE_LABELS[key as keyof typeof TABLE_COMMANDS],
    disabled: !tools.table,
    onPress: () => run(command),
  }));
  return (
    <>
      <div className="g">
        <ToolButton
          icon="ul"
          label="Bulleted list"
          short
          pressed={tools.list === 'ul'}
          disabled={disabled}
          onPress={() => run(toggleList('ul'))}
        />
        <ToolButton
          icon="ol"
          label="Numbered list"
          pressed={tools.list === 'ol'}
          disabled={disabled}
          onPress={() => run(toggleList('ol'))}
        />
        <ToolButton icon="outdent" label="Indent less" disabled={disabled} onPress={() => run(indent(-1))} />
        <ToolButton icon="indent" label="Indent more" disabled={disabled} onPress={() => run(indent(1))} />
      </div>
      <div className="g">
        <ChoiceMenu
          label="Align"
          icon="align"
          choices={ALIGNMENTS}
          value={tools.align}
          disabled={disabled}
          onChoose={(value) => run(setBlockStyle('text-align', value || null))}
        />
        <ChoiceMenu
          label="Line height"
          icon="lineheight"
          choices={LINE_HEIGHTS}
          value={tools.lineHeight}
          disabled={disabled}
          onChoose={(value) => run(setBlockStyle('line-height', value || null))}
        />
      </div>
      <div className="g">
        <ToolButton
          icon="link"
          label="Link"
          short
          popup="dialog"
          pressed={tools.link}
          disabled={disabled}
          onPress={() => open('link')}
        />
        <ToolButton icon="pic" label="Picture" popup="dialog" disabled={disabled} onPress={() => open('picture')} />
        <ToolButton icon="video" label="Video" popup="dialog" disabled={disabled} onPress={() => open('video')} />
        <Menu
          label="Table"
          className="icon"
          disabled={disabled}
          face={<i className="i i-table" aria-hidden="true" />}
          items={[{ key: 'insert', label: 'Insert table', onPress: () => open('table') }, ...table]}
        />
        <ToolButton icon="horizontal-rule" label="Rule" disabled={disabled} onPress={() => run(insertRule)} />
      </div>
    </>
  );
}
