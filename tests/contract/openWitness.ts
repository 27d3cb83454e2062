import type { DataProvider } from 'react-admin';
import { type AnyResource, complete } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { createSession } from '../../src/provider/session';
import { memoryStorage } from '../provider/memoryStorage';
import { createSite } from '../site/createSite';
import type { JournalEntry } from '../site/journal';
import { type Ask, signedIn } from '../site/signedIn';

/** What happened while a question was asked. */
export interface Testimony {
  /** What `ask` gave, or the error it threw. */
  readonly outcome: unknown;
  readonly failed: boolean;
  readonly calls: readonly JournalEntry[];
  /** The JSON of the last answer. */
  readonly answer: unknown;
}

/** A stand-in of the site which the real provider talks to, and which sees what it is really sent. */
export interface Witness {
  readonly token: string;
  /** Asks the stand-in itself, past the declarations. */
  readonly ask: Ask;
  /** Has the provider answer a question over `resource` alone. */
  question(resource: AnyResource, ask: (provider: DataProvider) => Promise<unknown>): Promise<Testimony>;
  close(): void;
}

/** Opens a stand-in in `dir` and replaces `fetch` by it until closed. */
export async function openWitness(dir: string): Promise<Witness> {
  const site = createSite({ dir });
  const ask = await signedIn(site);
  const token = await freshToken(ask, site.credentials);
  const http = createHttp({ apiHost: 'http://site.test', session: createSession(memoryStorage({ authToken: token })) });
  const ownFetch = globalThis.fetch;
  let answer: unknown;
  globalThis.fetch = async (url, init) => {
    const response = await site.fetch(new Request(url, init));
    answer = await response.clone().json();
    return response;
  };
  return {
    token,
    ask,
    question: async (resource, asked) => {
      site.clearJournal();
      answer = undefined;
      const told = await asked(createDataProvider({ resources: [complete(resource)], http })).then(
        (outcome) => ({ outcome, failed: false }),
        (error: unknown) => ({ outcome: error, failed: true }),
      );
      return { ...told, calls: [...site.journal], answer };
    },
    close: () => {
      globalThis.fetch = ownFetch;
      site.close();
    },
  };
}

async function freshToken(ask: Ask, credentials: Readonly<Record<string, string>>): Promise<string> {
  const answer = await ask('POST', '/api/auth/login', { ...credentials });
  return ((await answer.json()) as { token: string }).token;
}
