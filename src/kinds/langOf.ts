/** Hindi text is marked as such, for the voice that reads it and the font it is shown in. */
export function langOf(text: string): 'hi' | undefined {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;
}
