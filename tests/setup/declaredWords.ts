import { textOf } from './projectFiles';

/** The files of src/declare in which the words for sites, resources, calls and lists are. */
const files = [
  'actionWords',
  'auth',
  'endpoint',
  'errorWords',
  'listQuery',
  'paging',
  'recordWords',
  'regular',
  'resource',
  'screenWords',
  'sidebar',
  'site',
];

/** Each type of these files, and what its words are said of; nothing for those in which no declaration is written. */
const owners: Readonly<Record<string, string | undefined>> = {
  ActionTexts: 'action',
  ActionWords: 'action',
  PageActionWords: 'action',
  RecordActions: 'resource',
  PageActions: 'list',
  AuthWords: 'auth',
  TokenPlace: 'auth',
  RefreshWords: 'refresh',
  CallOptions: 'call',
  ReadOptions: 'call',
  SendOptions: 'call',
  ByPage: 'page',
  ByOffset: 'page',
  ByCursor: 'page',
  ByLink: 'page',
  Counts: 'page',
  NumberPlace: 'page',
  ErrorWords: 'errors',
  Order: 'sort',
  SortWords: 'sort',
  ListQueryWords: 'list',
  ListWords: 'list',
  ComputedColumn: 'column',
  ComponentColumn: 'column',
  FormWords: 'form',
  RelatedWords: 'related',
  RemovalWords: 'remove',
  ShowWords: 'show',
  ResourceWords: 'resource',
  ResourceOf: 'resource',
  RegularOf: 'resource',
  Regular: 'resource',
  Resource: 'resource',
  CustomPage: 'screen',
  Site: 'site',
};
const unwritten = [
  'ActingMethod',
  'Action',
  'AnyEndpoint',
  'AnyResource',
  'CallTypes',
  'CallsWith',
  'Column',
  'Endpoint',
  'Fields',
  'NameTypes',
  'NamesIn',
  'NamesOf',
  'PathOf',
  'Row',
];

const names = (code: string) => [...code.matchAll(/\breadonly (\w+)\??:/g), ...code.matchAll(/^ +(\w+)\??\(/gm)];

interface DeclaredWord {
  /** What it is said of: 'list'. */
  readonly owner: string;
  readonly word: string;
}

/** Every word of these types; `strangers` are types of which nobody has said whether declarations are written in them. */
export function declaredWords(): { readonly words: readonly DeclaredWord[]; readonly strangers: readonly string[] } {
  const words: DeclaredWord[] = [];
  const strangers: string[] = [];
  for (const file of files) {
    const code = textOf(`src/declare/${file}.ts`).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [, name = '', body = ''] of code.matchAll(
      /^(?:export )?(?:interface|type) (\w+)([\s\S]*?)(?=^(?:export |interface |type |const |function )|$(?![\s\S]))/gm,
    )) {
      const found = names(body).map(([, word = '']) => word);
      const owner = owners[name];
      if (owner === undefined && found.length > 0 && !unwritten.includes(name)) strangers.push(`${file}: ${name}`);
      if (owner !== undefined) words.push(...found.map((word) => ({ owner, word })));
    }
  }
  return { words, strangers };
}
