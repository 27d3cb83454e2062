import { ThemeProvider } from '@mui/material/styles';
import { redo, undo } from '@tiptap/pm/history';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ignoreStrayFiles } from '../../../src/console/ignoreStrayFiles';
import { acrossChunks } from '../../../src/rich-text/edit/acrossChunks';
import { setBlockStyle, setBlockTag } from '../../../src/rich-text/edit/blockStyle';
import { clearFormats, toggleFormat } from '../../../src/rich-text/edit/formats';
import { insertNode } from '../../../src/rich-text/edit/insertNode';
import { removeLink, setLink } from '../../../src/rich-text/edit/links';
import { indent, toggleList } from '../../../src/rich-text/edit/lists';
import { insertTable, tableCommands } from '../../../src/rich-text/edit/tables';
import { setTextStyle } from '../../../src/rich-text/edit/textStyle';
import { plainText } from '../../../src/rich-text/plainText';
import { RichTextEditor } from '../../../src/rich-text/RichTextEditor';
import { sanitise } from '../../../src/rich-text/sanitise/sanitise';
import { schema } from '../../../src/rich-text/schema/schema';
import { writeBlocks } from '../../../src/rich-text/schema/writeBlock';
import { load } from '../../../src/rich-text/text/load';
import { save } from '../../../src/rich-text/text/save';

import { createEditingArea } from '../../../src/rich-text/view/createEditingArea';
import { theme } from '../../../src/theme/theme';
import '../../../src/theme/reset.css';
import '../../../src/theme/tokens.css';
import { look } from '../look';

// As the console does.
ignoreStrayFiles();

const commands: Readonly<Record<string, Command>> = {
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
  rule: insertNode(schema.node('rule')),
  table: insertTable({ rows: 2, columns: 2, header: false }),
  ...Object.fromEntries(tableCommands.map(({ label, command }) => [label, command])),
};

const core = {
  writeBlocks,
  load,
  save,
  createEditingArea,
  sanitise,
  plainText,
  look,
  commands: Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, acrossChunks(command)])),
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
      // At once, before the browser reports anything.
      flushSync(() => setHost((before) => ({ ...before, ...next })));
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
      <ThemeProvider theme={theme}>
        <Page />
      </ThemeProvider>
    </StrictMode>,
  );
}
