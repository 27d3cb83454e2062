import { resources } from '../../resources';
import { isCustomPage } from '../../src/declare';
import { complete } from '../../src/declare/complete';
import { english } from '../setup/english';
import { isSpecified } from './unspecified';

/** The addresses of the screens in the sidebar that the specification does not list. */
export const unspecifiedPaths: readonly string[] = resources
  .flat()
  .filter((entry) => isCustomPage(entry) || (!isSpecified(entry) && complete(entry, english).list?.columns.length))
  .map(({ name }) => `/${name}`);
