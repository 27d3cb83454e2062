import { later } from '../browser/harness/later';
import type { Visit, VisitAnswer } from '../browser/harness/Visit';
import type { CallKind } from './CallKind';
import { type FaultName, message } from './faultTable';

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** What is answered; `key` is where the real response has its rows or its record. */
const answers: Partial<Record<FaultName, (key: string) => VisitAnswer>> = {
  '400 with a message': () => ({ status: 400, body: { message } }),
  '401 with {}': () => ({ status: 401, body: {} }),
  '403 with a message': () => ({ status: 403, body: { message } }),
  '404 with a message': () => ({ status: 404, body: { message } }),
  '409 with a message': () => ({ status: 409, body: { message } }),
  '413 as a web page': () => ({ status: 413, body: page('413 Request Entity Too Large') }),
  '422 with a message': () => ({ status: 422, body: { message, errors: [{ field: 'title' }] } }),
  '500 with a message': () => ({ status: 500, body: { message } }),
  '502 as a web page': () => ({ status: 502, body: page('502 Bad Gateway') }),
  'no connection': () => ({ abort: true }),
  'an answer that is lost': () => ({ lost: true }),
  'a connection that breaks in the answer': (key) => ({ body: { [key]: [{ id: 1 }] }, cutOff: true }),
  '200 as a web page': () => ({ body: page('Welcome') }),
  '200 without a body': () => ({ status: 200 }),
  '200 with {}': () => ({ body: {} }),
  '200 with null': () => ({ body: null }),
  '200 with JSON that is cut off': (key) => ({ body: `{"${key}":[{"id":1,"ti`, contentType: 'application/json' }),
  '200 with a number under the key': (key) => ({ body: { [key]: 7 } }),
  '200 with success: false': () => ({ body: { success: false, message } }),
};

/** A failure applied to the next call of a kind. */
export interface BentCall {
  /** Lets the waiting call be answered. */
  answer(): void;
  /** Removes the failure; does nothing the second time. */
  lift(): Promise<void>;
}

/** Applies `fault` to the next call matching `call`; if `isHeld`, it is answered only when released. */
export async function bendCall(
  visit: Visit,
  { call, key }: Pick<CallKind, 'call' | 'key'>,
  fault: FaultName,
  isHeld: boolean,
): Promise<BentCall> {
  if (fault === 'a browser that is offline') {
    await visit.page.context().setOffline(true);
    return { answer: () => undefined, lift: () => visit.page.context().setOffline(false) };
  }
  const gate = later();
  const bent = answers[fault]?.(key);
  const held = isHeld || bent === undefined ? { delayUntil: gate.promise } : {};
  // The browser itself retries a call whose connection was lost: the retry is lost too.
  const times = bent && 'lost' in bent ? {} : { times: 1 };
  const lift = await visit.answer(call, { ...bent, ...held, ...times });
  return { answer: gate.resolve, lift };
}
