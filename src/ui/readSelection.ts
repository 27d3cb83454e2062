/** Reads the selection now: a busy browser reports it late, and the next step would change what was selected before. */
export const readSelection = (): void => void document.dispatchEvent(new Event('selectionchange'));
