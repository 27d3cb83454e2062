import { use } from 'react';
import { type DataProvider, DataProviderContext } from 'react-admin';

/**
 * The data provider itself. react-admin's `useDataProvider` wraps each call to log out on refusals and, in development,
 * to log failures: `http` and the provider have done both already, and twice would be once too often.
 */
export function useProvider(): DataProvider {
  const provider = use(DataProviderContext);
  if (!provider) throw new Error('calls are made inside the console only');
  return provider;
}
