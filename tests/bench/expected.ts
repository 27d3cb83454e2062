import type { Site } from '../site/createSite';
import { signedIn } from '../site/signedIn';

/** Texts that show that a screen has its rows. */
export interface Expected {
  readonly firstUser: string;
  readonly firstUserOfPageTwo: string;
  readonly feature: string;
  readonly disclaimer: string;
  readonly benefit: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Asks the site for the first rows of the measured lists. */
export async function expectedOf(site: Site): Promise<Expected> {
  const ask = await signedIn(site);
  const first = async (path: string, key: string, column: string): Promise<string> => {
    const answer = (await (await ask('GET', `/api/loan/${path}`)).json()) as Record<string, readonly Row[]>;
    return String(answer[key]?.[0]?.[column]);
  };
  return {
    firstUser: await first('userDetails?page=1&limit=10', 'data', 'id'),
    firstUserOfPageTwo: await first('userDetails?page=2&limit=10', 'data', 'id'),
    feature: await first('getAllHomeFeatures', 'features', 'title'),
    disclaimer: await first('getDisclaimer', 'data', 'id'),
    benefit: await first('getLoanBenefitsById/1', 'benefits', 'benefits'),
  };
}
