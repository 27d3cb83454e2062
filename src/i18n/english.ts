import type { Messages } from './createTranslate';

const files = import.meta.glob<Messages>('./en/*.json', { eager: true, import: 'default' });
const areas = Object.entries(files).map(([file, texts]) => [file.slice('./en/'.length, -'.json'.length), texts]);

/** All English texts that the engine shows: `en/list.json` has those of `console.list`. */
export const english: Messages = { console: Object.fromEntries(areas) };
