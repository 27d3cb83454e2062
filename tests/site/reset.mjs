import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

const { module } = await runnerImport(fromHere('./createSite.ts'), { configFile: false, logLevel: 'error' });
const site = module.createSite({ dir: fromHere('../../.site') });
site.reset();
site.close();
console.log('The stand-in site in .site is back to its seeds.');
