/** Everything that is written into `target`, as one array of bytes. */
export function writtenBytes() {
  const chunks: Uint8Array[] = [];
  let isClosed = false;
  const target = new WritableStream<Uint8Array>({
    write: (chunk) => void chunks.push(chunk),
    close: () => {
      isClosed = true;
    },
  });
  return {
    target,
    bytes: () => {
      if (!isClosed) throw new Error('the file is not closed');
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
