import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

const { module } = await runnerImport(fromHere('./createSite.ts'), { configFile: false, logLevel: 'error' });
const site = module.createSite({ dir: fromHere('../../.site') });
site.reset();
site.close();
// The rows of resources that are served from their declaration.
rmSync(fromHere('../../.site/declared'), { recursive: true, force: true });
console.log('The stand-in site in .site is back to its seeds.');
