import type { DOMOutputSpec, Node, NodeSpec } from '@tiptap/pm/model';
import { inertBody } from '../html/inertBody';
import { KEPT_AROUND } from './blockNodes';
import { displayed } from './displayed';

const SPANS = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } } as const;

function cellSpec(tag: 'td' | 'th', tableRole: string): NodeSpec {
  return {
    content: '(bare | block)+',
    tableRole,
    isolating: true,
    attrs: { ...KEPT_AROUND, ...SPANS },
    parseDOM: [{ tag }],
    toDOM: ({ attrs }: Node): DOMOutputSpec => {
      const spans = { colspan: attrs.colspan, rowspan: attrs.rowspan };
      return [tag, { ...displayed(tag, attrs.attributes).attributes, ...spans }, 0];
    },
  };
}

/** Caption and columns are drawn as they are kept: not editable here, and sanitised when the text was loaded. */
function drawTable(node: Node): DOMOutputSpec {
  const dom = document.createElement('table');
  for (const [name, value] of Object.entries(displayed('table', node.attrs.attributes).attributes)) {
    dom.setAttribute(name, value);
  }
  for (const child of inertBody(`<table>${node.attrs.head}</table>`).querySelectorAll('caption, colgroup')) {
    dom.append(document.importNode(child, true));
  }
  const contentDOM = document.createElement('tbody');
  dom.append(contentDOM);
  return { dom, contentDOM };
}

/** Tables that remember caption and columns (`head`) and the section of each row. Ragged ones are islands. */
export const tableNodes = {
  table: {
    group: 'block',
    content: 'row+',
    tableRole: 'table',
    isolating: true,
    attrs: { ...KEPT_AROUND, head: { default: '' } },
    parseDOM: [{ tag: 'table' }],
    toDOM: drawTable,
  },
  row: {
    content: '(cell | headerCell)+',
    tableRole: 'row',
    /** `section`: the opening tag of thead, tbody or tfoot with its number in the table; '' is that of the row before. */
    attrs: { ...KEPT_AROUND, section: { default: '' } },
    parseDOM: [{ tag: 'tr' }],
    toDOM: ({ attrs }: Node): DOMOutputSpec => ['tr', displayed('tr', attrs.attributes).attributes, 0],
  },
  cell: cellSpec('td', 'cell'),
  headerCell: cellSpec('th', 'header_cell'),
} as const satisfies Record<string, NodeSpec>;
