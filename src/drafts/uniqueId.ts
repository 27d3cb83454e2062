/** An id that no other tab has made. `crypto.randomUUID` would do it, but is not there on pages served without TLS. */
export function uniqueId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
