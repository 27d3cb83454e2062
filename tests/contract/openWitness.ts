import type { DataProvider } from 'react-admin';
import { type AnyResource, complete } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { createSession } from '../../src/session/session';
import { withSession } from '../../src/session/withSession';
import { memoryStorage } from '../session/memoryStorage';
import { english } from '../setup/english';
import { createSite } from '../site/createSite';
import type { JournalEntry } from '../site/journal';
import { type Ask, signedIn } from '../site/signedIn';

/** What happened during a call of the provider. */
export interface Testimony {
  /** The result of `ask`, or the error it threw. */
  readonly outcome: unknown;
  readonly failed: boolean;
  readonly calls: readonly JournalEntry[];
  /** The JSON of the last response. */
  readonly answer: unknown;
}

/** A stand-in site that records what the real provider actually sends to it. */
export interface Witness {
  readonly token: string;
  /** Calls the stand-in directly, without the declarations. */
  readonly ask: Ask;
  /** Makes one call of a provider that knows only `resource`. */
  question(resource: AnyResource, ask: (provider: DataProvider) => Promise<unknown>): Promise<Testimony>;
  close(): void;
}

/** Opens a stand-in in `dir` and replaces `fetch` with it until closed. */
export async function openWitness(dir: string): Promise<Witness> {
  const site = createSite({ dir });
  const ask = await signedIn(site);
  const token = await freshToken(ask, site.credentials);
  const session = createSession(memoryStorage({ authToken: token }));
  const http = withSession(createHttp('http://site.test'), session);
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
      const told = await asked(createDataProvider({ resources: [complete(resource, english)], http })).then(
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
