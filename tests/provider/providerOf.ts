import type { DataProvider } from 'react-admin';
import { type AnyResource, complete } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { endSessionOn401 } from '../../src/session/endSessionOn401';
import { createSession } from '../../src/session/session';
import { memoryStorage } from '../session/memoryStorage';
import { english } from '../setup/english';

/** A data provider for `resources`, signed in with the token 'the-token'. */
export function providerOf(...resources: readonly AnyResource[]): DataProvider {
  const session = createSession(memoryStorage({ authToken: 'the-token' }));
  const http = endSessionOn401(createHttp('https://api.example.com'), session);
  return createDataProvider({ resources: resources.map((resource) => complete(resource, english)), http });
}
