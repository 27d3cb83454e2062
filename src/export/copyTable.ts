import type { ExportValue } from '../declare/kind';
import { cellText } from './csv';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Excel begins a new cell at a line break, unless this says that it belongs to the cell. */
const lineBreak = '<br style="mso-data-placement:same-cell">';
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replace(/\r\n?|\n/g, lineBreak);

/** Excel takes a cell with this for text: it keeps leading zeros and long numbers as they are. */
const asText = ' style="mso-number-format:\'\\@\'"';

/** Rows as a table for mails and as text with tabs, both inert where they are pasted into a spreadsheet. */
export function tableTexts(labels: readonly string[], rows: readonly (readonly ExportValue[])[]) {
  const head = `<tr>${labels.map((label) => `<th>${escaped(label)}</th>`).join('')}</tr>`;
  const cell = (value: ExportValue) => `<td${typeof value === 'string' ? asText : ''}>${escaped(cellText(value))}</td>`;
  const body = rows.map((values) => `<tr>${values.map(cell).join('')}</tr>`);
  const html = `<meta charset="utf-8"><table border="1" cellspacing="0"><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
  const line = (values: readonly ExportValue[]) =>
    values.map((value) => cellText(value).replace(/[\t\r\n]+/g, ' ')).join('\t');
  return { html, text: [labels, ...rows].map(line).join('\n') };
}

/** Puts a table into the clipboard in the way that works without TLS too, right after a click. */
function copyByEvent(html: string, text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', onCopy, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  return isCopied;
}

/** Copies a table as HTML and as text. Resolves to whether the browser let it. */
export async function copyTable({ html, text }: ReturnType<typeof tableTexts>): Promise<boolean> {
  const blob = (type: string, content: string) => new Blob([content], { type });
  try {
    const item = { 'text/html': blob('text/html', html), 'text/plain': blob('text/plain', text) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    return true;
  } catch {
    return copyByEvent(html, text);
  }
}
