import { resolve } from 'node:path';
import { askCredentials } from './doctor/askCredentials';
import { doctorOptions } from './doctor/doctorOptions';
import { examineSite } from './doctor/examineSite';
import type { Finding } from './doctor/Finding';
import { placed, reportLines } from './doctor/reportLines';
import { loadDeclarations } from './loadDeclarations';
import { signIn } from './signIn';

/**
 * Compares a site with the declarations: makes their reading calls and prints where the answers differ. 0 if they agree, 1 if
 * there are findings, 2 if it could not begin.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = doctorOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const { site: apiHost, json } = options;
  const declarations = await loadDeclarations(resolve(options.folder));
  const http = await signIn(declarations.site, apiHost, await askCredentials(declarations.site));
  if (typeof http === 'string') {
    console.error(`The site refused the sign-in: ${http}`);
    return 2;
  }
  const examination = await examineSite(declarations, { apiHost, http, ...options });
  const isIgnored = ({ resource, code }: Finding) => options.ignored.includes(`${resource}:${code}`);
  const findings = placed(
    examination.findings.filter((finding) => !isIgnored(finding)),
    declarations.files,
  );
  const ignored = examination.findings.length - findings.length;
  if (json) console.log(JSON.stringify({ site: apiHost, ...examination, findings, ignored }, undefined, 2));
  else for (const line of reportLines(examination, findings, ignored)) console.log(line);
  return findings.length === 0 ? 0 : 1;
}
