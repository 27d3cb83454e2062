const longest = 300;

/** The `message` of an answer as one line of text; `undefined` if there is none worth showing. */
export function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  const { message } = answer;
  if (typeof message !== 'string' || message.trim() === '') return undefined;
  const line = message.trim().replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
