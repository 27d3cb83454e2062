/** An id that no other tab has made. Pages without TLS have no `crypto.randomUUID`. */
export function uniqueId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
