import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Site } from '../../declare/site';

export interface TypedCredentials {
  readonly username: string;
  readonly password: string;
}

/** Asks on the terminal; what is typed is not shown if it is secret. */
function ask(question: string, isSecret: boolean): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const lines = createInterface({
    input: process.stdin,
    output: isSecret ? nowhere : process.stderr,
    terminal: process.stdin.isTTY === true,
  });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      lines.close();
      if (isSecret) process.stderr.write('\n');
      resolve(line);
    });
    lines.once('close', () => resolve(''));
  });
}

/**
 * Name and password from SITE_USER and SITE_PASSWORD, else from the terminal. They are never arguments: others could see
 * those. Where nobody signs in, nothing is asked.
 */
export async function askCredentials({ auth }: Pick<Site, 'auth'>): Promise<TypedCredentials> {
  if (auth === false) return { username: '', password: '' };
  const { SITE_USER, SITE_PASSWORD } = process.env;
  return {
    username: SITE_USER ?? (await ask('Username: ', false)),
    password: SITE_PASSWORD ?? (await ask('Password: ', true)),
  };
}
