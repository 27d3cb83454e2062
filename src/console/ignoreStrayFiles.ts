/** Whether files are dragged that nothing on the page has taken: those would be opened in place of the console. */
export function isStray({ dataTransfer, defaultPrevented, target }: DragEvent): boolean {
  const isTaken = defaultPrevented || (target instanceof Element && target.matches('input[type=file]:enabled'));
  return !isTaken && dataTransfer?.types.includes('Files') === true;
}

/** A file dropped beside its target must not be opened in place of the console: what was typed would be lost. */
export function ignoreStrayFiles(): void {
  const ignore = (event: DragEvent) => isStray(event) && event.preventDefault();
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
}
