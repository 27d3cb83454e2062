import type { Method } from '../declare';
import type { Http } from './http';
import type { Transfer } from './Transfer';

/** What ra-data-simple-rest hands over; its bodies are JSON text. */
interface Options {
  readonly method?: string | undefined;
  readonly body?: BodyInit | null | undefined;
}

interface ClientAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: unknown;
}

type Client = (url: string, options?: Options) => Promise<ClientAnswer>;

/** The client that ra-data-simple-rest calls: our `http`, so that token, session's end and errors are the same for all. */
export function regularClient(http: Http, transfer: Transfer): Client {
  return async (url, { method = 'GET', body } = {}) => {
    const [path = '', search] = url.split('?');
    const { json, headers } = await http({
      method: method as Method,
      path,
      ...(search === undefined ? {} : { query: Object.fromEntries(new URLSearchParams(search)) }),
      ...(body === undefined || body === null ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
      ...transfer,
    });
    return { status: 200, headers, body: '', json };
  };
}
