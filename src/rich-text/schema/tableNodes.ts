import { type DOMOutputSpec, DOMSerializer, type Node, type NodeSpec } from '@tiptap/pm/model';
import { parseHtml } from '../html/parseHtml';
import { containerAttributes } from './blockNodes';
import { displayedElement } from './displayedElement';

const spanAttributes = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } } as const;

function cellSpec(tag: 'td' | 'th', tableRole: string): NodeSpec {
  return {
    content: '(bare | block)+',
    tableRole,
    isolating: true,
    attrs: { ...containerAttributes, ...spanAttributes },
    parseDOM: [{ tag }],
    toDOM: ({ attrs }: Node): DOMOutputSpec => {
      const spans = { colspan: attrs.colspan, rowspan: attrs.rowspan };
      return [tag, { ...displayedElement(tag, attrs.attributes).attributes, ...spans }, 0];
    },
  };
}

/** Shows caption and columns as they are stored: they were sanitised on load and are not editable here. */
function displayTable({ attrs }: Node): DOMOutputSpec {
  const { attributes } = displayedElement('table', attrs.attributes);
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, ['table', attributes, ['tbody', 0]]);
  for (const child of parseHtml(`<table>${attrs.head}</table>`).querySelectorAll('caption, colgroup'))
    contentDOM?.before(document.importNode(child, true));
  return { dom, ...(contentDOM && { contentDOM }) };
}

/** Tables keep caption and columns (`head`) and the section of each row. Those with uneven rows are islands. */
export const tableNodes = {
  table: {
    group: 'block',
    content: 'row+',
    tableRole: 'table',
    isolating: true,
    attrs: { ...containerAttributes, head: { default: '' } },
    parseDOM: [{ tag: 'table' }],
    toDOM: displayTable,
  },
  row: {
    content: '(cell | headerCell)+',
    tableRole: 'row',
    /** `section`: the number and opening tag of its thead, tbody or tfoot; '' is that of the row before. */
    attrs: { ...containerAttributes, section: { default: '' } },
    parseDOM: [{ tag: 'tr' }],
    toDOM: ({ attrs }: Node): DOMOutputSpec => ['tr', displayedElement('tr', attrs.attributes).attributes, 0],
  },
  cell: cellSpec('td', 'cell'),
  headerCell: cellSpec('th', 'header_cell'),
} as const satisfies Record<string, NodeSpec>;
