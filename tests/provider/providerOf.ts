import type { DataProvider } from 'react-admin';
import { type AnyResource, complete, type Site } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp, httpOptions } from '../../src/provider/http';
import { createSession } from '../../src/session/session';
import { withSession } from '../../src/session/withSession';
import { memoryStorage } from '../session/memoryStorage';
import { english } from '../setup/english';

/** A data provider for `resources`, signed in with the token 'the-token'. */
export const providerOf = (...resources: readonly AnyResource[]): DataProvider => providerOfSite({}, ...resources);

/** The same for a site that says something of itself. */
export function providerOfSite(site: Partial<Site>, ...resources: readonly AnyResource[]): DataProvider {
  const session = createSession(memoryStorage({ authToken: 'the-token' }));
  const http = withSession(createHttp('https://api.example.com', httpOptions(site)), session, site);
  return createDataProvider({ resources: resources.map((resource) => complete(resource, english, site)), http });
}
