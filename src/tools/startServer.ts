import { execFile, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** A server that was started from a folder, over data in another. */
export interface StartedServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** What signs in there; nothing where nobody signs in. */
  readonly credentials: readonly string[];
  stop(): Promise<void>;
}

/** Installs the packages of a folder as locked, unless they are there. */
export async function installPackages(folder: string): Promise<void> {
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => join(folder, file));
  if (!lock || !installed || !existsSync(lock)) return;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}

/** The words of the first line that begins with an address; rejects with what the server printed if it ends before. */
function firstLine(server: ReturnType<typeof spawn>): Promise<readonly string[]> {
  const errors: Buffer[] = [];
  server.stderr?.on('data', (data: Buffer) => errors.push(data));
  return new Promise((found, failed) => {
    if (server.stdout)
      createInterface({ input: server.stdout }).on('line', (line) => line.startsWith('http') && found(line.split(' ')));
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}:\n${Buffer.concat(errors)}`)));
  });
}

/**
 * Starts `server.mjs` of a folder on a free port, with a folder for its data as its argument. It prints its address and, if
 * there is a sign-in, a name and a password.
 */
export async function startServer(folder: string, data: string): Promise<StartedServer> {
  await installPackages(folder);
  await mkdir(data, { recursive: true });
  const server = spawn(process.execPath, [resolve(folder, 'server.mjs'), data], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((end) => server.once('exit', end));
  const stopWithThis = () => void server.kill();
  process.once('exit', stopWithThis);
  const [url = '', ...credentials] = await firstLine(server);
  return {
    url,
    credentials,
    stop: async () => {
      process.removeListener('exit', stopWithThis);
      server.kill();
      await ended;
    },
  };
}
