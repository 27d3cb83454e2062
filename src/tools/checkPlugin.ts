import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkDeclarations } from './checkDeclarations.ts';
import { oneAtATime } from './oneAtATime.ts';

const name = 'check-declarations';

function messageOf(lines: readonly string[]): string | undefined {
  if (lines.length === 0) return undefined;
  return `${lines.length === 1 ? 'An error' : `${lines.length} errors`} in the declarations:\n${lines.join('\n')}`;
}

/** Prints the errors whenever a declaration changes, and shows them over the page. */
function watchDeclarations(server: ViteDevServer, folder: string): void {
  let watched: readonly string[] = [];
  let message: string | undefined;
  let isReadable = true;
  const update = () => server.ws.send({ type: 'update', updates: [] });
  const show = () => {
    if (message) server.ws.send({ type: 'error', err: { message, stack: '', plugin: name } });
  };
  const checkAgain = oneAtATime(async () => {
    const before = message;
    try {
      const { files, lines } = await checkDeclarations(folder);
      watched = files;
      server.watcher.add(files);
      message = messageOf(lines);
      isReadable = true;
    } catch (error) {
      message = `The declarations in ${relative(process.cwd(), folder)} cannot be read: ${String(error)}`;
      isReadable = false;
    }
    if (message) server.config.logger.error(message, { timestamp: true });
    show();
    // An update without a change: otherwise the overlay would stay until the page itself changes.
    if (before && !message) update();
  });
  server.ws.on('connection', () => {
    // A page that opens with an error works if the declarations can be read: after its first update Vite would load it anew.
    if (message && isReadable) update();
    show();
  });
  server.watcher.on('all', (_, file) => {
    if (watched.includes(file) || file.startsWith(folder)) void checkAgain();
  });
  void checkAgain();
}

/** Checks the declarations in `folder` (absolute): a build with errors fails and lists all of them. */
export function checkPlugin(folder: string): Plugin {
  let isBuild = false;
  return {
    name,
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    configureServer: (server) => watchDeclarations(server, folder),
    async buildStart() {
      const message = isBuild && messageOf((await checkDeclarations(folder)).lines);
      if (message) this.error(message);
    },
  };
}
