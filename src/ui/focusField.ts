/** Focuses an element, or the text box in its shadow root. */
export function focusField(element: HTMLElement | null | undefined): void {
  (element?.shadowRoot?.querySelector<HTMLElement>('[role=textbox]') ?? element)?.focus();
}
