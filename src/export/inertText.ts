/** What spreadsheets evaluate, also behind blanks and in the wide forms of East Asian keyboards. */
const evaluated = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Evaluated, this is what it was. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/** A text that a spreadsheet shows and does not run, wherever it is pasted or opened: such a text begins with an apostrophe. */
export function inertText(text: string): string {
  return evaluated.test(text) && !negativeNumber.test(text) ? `'${text}` : text;
}
