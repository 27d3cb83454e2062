import { redo, undo } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { setBlockStyle, setBlockTag } from '../../../src/rich-text/edit/blockStyle';
import { clearFormats, toggleFormat } from '../../../src/rich-text/edit/formats';
import { insertRule } from '../../../src/rich-text/edit/insertRule';
import { removeLink, setLink } from '../../../src/rich-text/edit/links';
import { indent, toggleList } from '../../../src/rich-text/edit/lists';
import { insertTable, TABLE_COMMANDS } from '../../../src/rich-text/edit/tables';
import { setTextStyle } from '../../../src/rich-text/edit/textStyle';
import { plainText } from '../../../src/rich-text/plainText';
import { RichTextEditor } from '../../../src/rich-text/RichTextEditor';
import { sanitise } from '../../../src/rich-text/sanitise/sanitise';
import { writeBlocks } from '../../../src/rich-text/schema/writeBlock';
import { load } from '../../../src/rich-text/text/load';
import { save } from '../../../src/rich-text/text/save';

import { createSurface } from '../../../src/rich-text/view/createSurface';
import { look } from '../look';
import './tokens.css';

const commands = {
  undo,
  redo,
  bold: toggleFormat('bold'),
  sup: toggleFormat('sup'),
  clear: clearFormats,
  red: setTextStyle('color', '#b42318'),
  larger: setTextStyle('font-size', '18px'),
  noSize: setTextStyle('font-size', null),
  heading: setBlockTag('h2'),
  paragraph: setBlockTag('p'),
  quote: setBlockTag('blockquote'),
  code: setBlockTag('pre'),
  right: setBlockStyle('text-align', 'right'),
  noAlign: setBlockStyle('text-align', null),
  bullets: toggleList('ul'),
  numbers: toggleList('ol'),
  deeper: indent(1),
  shallower: indent(-1),
  link: setLink({ address: '/x', text: '', newTab: false }),
  unlink: removeLink,
  rule: insertRule,
  table: insertTable({ rows: 2, columns: 2, header: false }),
  ...TABLE_COMMANDS,
} as const;

const core = {
  writeBlocks,
  load,
  save,
  createSurface,
  sanitise,
  plainText,
  look,
  commands,
  TextSelection,
};

type Host = { readonly value: string; readonly disabled: boolean; readonly invalid: boolean };

declare global {
  interface Window {
    core: typeof core;
    /** What the form around the editor knows. */
    host: { set(next: Partial<Host>): void; value(): string; first(): string; changes: string[]; blurs: number };
  }
}

window.core = core;

/** A form as the editor's host: one field, and a button after it. */
function Page() {
  const [host, setHost] = useState<Host>({ value: '', disabled: false, invalid: false });
  const [first, setFirst] = useState('');
  window.host = {
    set: (next) => {
      if (next.value !== undefined) setFirst(next.value);
      window.host.changes = [];
      setHost((before) => ({ ...before, ...next }));
    },
    value: () => host.value,
    first: () => first,
    changes: window.host?.changes ?? [],
    blurs: window.host?.blurs ?? 0,
  };
  return (
    <form onSubmit={() => document.body.setAttribute('data-submitted', '')}>
      <h1>A text</h1>
      <button type="button">Before</button>
      <RichTextEditor
        id="description"
        label="Description"
        value={host.value}
        disabled={host.disabled}
        invalid={host.invalid}
        describedBy="fault"
        onChange={(value) => {
          window.host.changes.push(value);
          setHost((before) => ({ ...before, value }));
        }}
        onBlur={() => {
          window.host.blurs++;
        }}
      />
      <p id="fault">{host.invalid ? 'Too long' : ''}</p>
      <button type="button">After</button>
      <output>{host.value === first ? 'clean' : 'changed'}</output>
    </form>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
