import type { DataProvider } from 'react-admin';
import { complete, resourcesOf, type Sidebar, type Site } from '../../src/declare';
import { translate } from '../../src/login/translate';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp, httpOptions } from '../../src/provider/http';
import { declaredLogin } from '../../src/session/declaredLogin';
import { createSession } from '../../src/session/session';
import { withSession } from '../../src/session/withSession';
import { memoryStorage } from '../session/memoryStorage';
import { english } from '../setup/english';

export const apiHost = 'https://api.example.com';

/** Signs in as the site declares it, and returns the data provider of its resources in that session. */
export async function signInTo(
  site: Site,
  sidebar: Sidebar,
  [username, password]: readonly [string, string],
): Promise<{ readonly provider: DataProvider; readonly user: unknown }> {
  const result = await declaredLogin({ apiHost, site, translate }, username, password);
  if ('refusal' in result) throw new Error(result.refusal);
  const session = createSession(memoryStorage());
  session.signIn(result.credentials);
  const http = withSession(createHttp(apiHost, httpOptions(site)), session, site);
  const resources = resourcesOf(sidebar).map((resource) => complete(resource, english, site));
  return { provider: createDataProvider({ resources, http }), user: result.credentials.user };
}
