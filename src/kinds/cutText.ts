/** Characters of a cut text that lists show. */
const cutLength = 80;

/** The first 80 characters and an ellipsis; a text of up to 80 stays as it is. */
export function cutText(text: string): string {
  if (text.length <= cutLength) return text;
  // By code points, so that no letter outside the basic plane is cut in half.
  const characters = [...text];
  return characters.length <= cutLength ? text : `${characters.slice(0, cutLength).join('')}…`;
}
