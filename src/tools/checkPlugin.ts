import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkDeclarations, type Finding } from './checkDeclarations.ts';
import { faultLines } from './faultLines.ts';

const name = 'check-declarations';

function messageOf({ faults }: Finding): string | undefined {
  if (faults.length === 0) return undefined;
  return `${faults.length === 1 ? 'A fault' : `${faults.length} faults`} in the declarations:\n${faultLines(faults).join('\n')}`;
}

/** Prints the faults whenever a declaration changes and shows them over each page that is opened meanwhile. */
function watchDeclarations(server: ViteDevServer, folder: string): void {
  let watched: readonly string[] = [];
  let message: string | undefined;
  const show = () => {
    if (message) server.ws.send({ type: 'error', err: { message, stack: '', plugin: name } });
  };
  const renew = async () => {
    const before = message;
    try {
      const finding = await checkDeclarations(folder);
      watched = finding.files;
      server.watcher.add([...watched]);
      message = messageOf(finding);
    } catch (error) {
      message = `The declarations in ${relative(process.cwd(), folder)} cannot be read: ${String(error)}`;
    }
    if (message) server.config.logger.error(message, { timestamp: true });
    show();
    // Else the overlay stays until something of the page itself changes.
    if (before && !message) server.ws.send({ type: 'full-reload' });
  };
  server.ws.on('connection', show);
  server.watcher.on('all', (_, file) => {
    if (watched.includes(file) || file.startsWith(folder)) void renew();
  });
  void renew();
}

/** Checks the declarations in `folder` (absolute): a build with a fault fails, telling all of them at once. */
export function checkPlugin(folder: string): Plugin {
  let building = false;
  return {
    name,
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    configureServer: (server) => watchDeclarations(server, folder),
    async buildStart() {
      if (!building) return;
      const message = messageOf(await checkDeclarations(folder));
      if (message) this.error(message);
    },
  };
}
