import type { Site } from '../../site/createSite';
import type { LegalText } from '../content/legalTexts';

/** A legal text on the site itself, read and written with a separate token instead of the console. */
export interface SiteText {
  /** Stores HTML, as another administrator would. */
  store(html: string): Promise<void>;
  /** The stored text. */
  stored(): Promise<string>;
}

async function ask(site: Site, method: string, path: string, body?: object, token = ''): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const answer = await site.fetch(new Request(`http://site/api${path}`, init));
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The text with id 1. */
export async function siteText(site: Site, { calls }: LegalText): Promise<SiteText> {
  const { token } = await (await ask(site, 'POST', '/auth/login', site.credentials)).json();
  return {
    store: async (html) => {
      await ask(site, 'PUT', `${calls.edit}/1`, { description: html }, token);
    },
    stored: async () => {
      const answer = await (await ask(site, 'GET', `${calls.one}/1`, undefined, token)).json();
      const record = Object.values<unknown>(answer).flat().find(isText);
      return record?.description ?? '';
    },
  };
}

function isText(value: unknown): value is { readonly description: string } {
  return typeof value === 'object' && value !== null && 'description' in value;
}
