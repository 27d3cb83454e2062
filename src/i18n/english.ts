import type { Messages } from './createTranslate';

// Not the texts of what is loaded when it is first needed: they are loaded with it.
const files = import.meta.glob<Messages>(
  ['./en/*.json', '!./en/{allPages,columns,config,conflict,export,find,panel,refusedCall,selection,show,views}.json'],
  {
    eager: true,
    import: 'default',
  },
);
const areas = Object.entries(files).map(([file, texts]) => [file.slice('./en/'.length, -'.json'.length), texts]);

/** The English texts that the console shows from its first list on: `en/list.json` has those of `console.list`. */
export const english: Messages = { console: Object.fromEntries(areas) };
