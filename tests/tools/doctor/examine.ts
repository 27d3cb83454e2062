import { vi } from 'vitest';
import { resources } from '../../../resources';
import { site } from '../../../resources/site';
import { type Examination, examineSite } from '../../../src/tools/doctor/examineSite';
import { signIn } from '../../../src/tools/signIn';
import { specified } from '../../declared/unspecified';
import type { Site } from '../../site/createSite';
import type { Drift } from './drifts';

const apiHost = 'http://site.test';

type Fetch = (request: Request) => Response | Promise<Response>;

/** A site whose answers drift. */
export function drifting({ fetch }: Pick<Site, 'fetch'>, { path, answer, change }: Drift): Fetch {
  return async (request) => {
    const asked = new URL(request.url).pathname.replace(/^\/api/, '');
    if (!path.test(asked)) return fetch(request);
    const given = answer?.(request);
    if (given) return given;
    const response = await fetch(request);
    return Response.json(change?.(await response.json()), { status: response.status });
  };
}

/** Examines a site in this process. */
export async function examine(
  fetch: Fetch,
  credentials: Site['credentials'],
  declarations: Parameters<typeof examineSite>[0] = { sidebar: specified(resources), site },
  options: { readonly writes?: boolean; readonly slowFrom?: number } = {},
): Promise<Examination> {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new Request(url, init)));
  try {
    const http = await signIn(declarations.site, apiHost, credentials);
    if (typeof http === 'string') throw new Error(http);
    return await examineSite(declarations, { apiHost, http, ...options });
  } finally {
    vi.unstubAllGlobals();
  }
}
