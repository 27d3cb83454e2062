import { expect } from 'vitest';
import type { Visit } from '../harness/Visit';

const encodings = { json: /^application\/json/, multipart: /^multipart\/form-data; boundary=/ } as const;

/** The content of a call; undefined if it has no body. */
interface Sent {
  readonly encoding: keyof typeof encodings;
  /** All keys of the body. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** `call` ('PUT /x/3', below /api) was made exactly once, with the session’s token, no query, and exactly this body. */
export async function expectCall(visit: Visit, call: string, sent?: Sent): Promise<void> {
  await expect.poll(() => visit.requests(call).length, { message: `${call} is sent once` }).toBe(1);
  const [made] = visit.requests(call);
  const [method, path] = call.split(' ');
  expect(made).toMatchObject({ method, path: `/api${path}`, query: {} });
  expect(made?.headers.authorization).toBe(`Bearer ${await visit.stored('authToken')}`);
  expect(made?.body).toEqual(sent?.body);
  if (sent) expect(made?.contentType).toMatch(encodings[sent.encoding]);
}
