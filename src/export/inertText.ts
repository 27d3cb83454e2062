/** What spreadsheets evaluate, also behind blanks and in the wide forms of East Asian keyboards. */
const evaluated = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A formula too, but one whose result is the number itself. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/** A text that a spreadsheet shows and does not run, wherever it is pasted or opened: such a text begins with an apostrophe. */
export function inertText(text: string): string {
  return evaluated.test(text) && !negativeNumber.test(text) ? `'${text}` : text;
}

/** Where a spreadsheet may begin a cell inside of a text. A later separator is looked at on its own. */
const laterCell = /[;\t\r\n](?:[^\S\t\r\n]|\u200b)*(?=[=+\-@＝＋－＠])/g;

/**
 * The same for a cell of a CSV file. An Excel that separates by `;` or by tabs does not see the quotes around the cells of
 * this file: what follows such a sign, or a line break, becomes a cell of its own.
 */
export function inertCells(text: string): string {
  return text.replace(laterCell, "$&'");
}
