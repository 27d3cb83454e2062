import { resolve } from 'node:path';
import type { Http } from '../../src/provider/http';
import { examineSite } from '../../src/tools/doctor/examineSite';
import { loadDeclarations } from '../../src/tools/loadDeclarations';
import { signIn } from '../../src/tools/signIn';
import type { StartedServer } from '../../src/tools/startServer';

/** What the doctor finds on the server of a folder, each kind as one text; `drift` changes the texts of its answers. */
export async function findingsOf(
  folder: string,
  { url, credentials: [username = '', password = ''] }: Pick<StartedServer, 'url' | 'credentials'>,
  drift: (json: string) => string = (json) => json,
): Promise<readonly string[]> {
  const declarations = await loadDeclarations(resolve(folder, 'resources'));
  const http = await signIn(declarations.site, url, { username, password });
  if (typeof http === 'string') throw new Error(http);
  const drifting: Http = async (request) => {
    const answer = await http(request);
    return { ...answer, json: answer.json && JSON.parse(drift(JSON.stringify(answer.json))) };
  };
  const { findings } = await examineSite(declarations, { apiHost: url, http: drifting, slowFrom: 60_000 });
  return [...new Set(findings.map(({ resource, at, code }) => `${resource} ${at} ${code}`))];
}
