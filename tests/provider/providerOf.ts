import type { DataProvider } from 'react-admin';
import { type AnyResource, complete } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { createSession } from '../../src/provider/session';
import { memoryStorage } from './memoryStorage';

/** A data provider over `resources`, signed in with the token 'the-token'. */
export function providerOf(...resources: readonly AnyResource[]): DataProvider {
  const session = createSession(memoryStorage({ authToken: 'the-token' }));
  const http = createHttp({ apiHost: 'https://api.example.com', session });
  return createDataProvider({ resources: resources.map(complete), http });
}
