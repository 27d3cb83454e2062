import type { ErrorWords } from '../declare/errorWords';
import { retryableImport } from '../lazy/retryableImport';
import { serverMessage } from './parseAnswer';

/** What a site says of an error: in words, and of single fields. */
export interface SiteError {
  readonly siteMessage?: string | undefined;
  /** The name of a field, with dots, as the site has it -> what is wrong with it. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}

// Few sites declare where their errors are.
const fetchPlaces = retryableImport(() => import('./siteError'));

/** Reads an error of the site where its declaration says that it is, else where sites usually have it. Never throws. */
export async function readSiteError(answer: unknown, errors: ErrorWords | undefined): Promise<SiteError> {
  const part = errors && (await fetchPlaces().catch(() => undefined));
  return part ? part.siteError(answer, errors) : { siteMessage: serverMessage(answer) };
}
