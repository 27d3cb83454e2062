/** Kinds of call, in the order of the table's columns; `check` is the read that precedes the save of an edit. */
export const kindNames = [
  'list',
  'renewal',
  'page',
  'single',
  'loans',
  'add',
  'addFile',
  'check',
  'edit',
  'editFile',
  'remove',
  'login',
] as const;
export type KindName = (typeof kindNames)[number];

/**
 * What a fault comes to. `told`: one notice, repeated by one press. `asks`: the same, but the press leads to a question
 * first. `maybe`: said to have perhaps been saved, and asked about first; `perhaps`: the same of a deletion.
 * `ended`: the session ends. `gone`: the record is no longer on the site. `empty`: no rows. `done`: success. `late`: one
 * waits. Of the login: `says` shows the site's message, `failed` and `invalid` the two given texts.
 */
export type Outcome =
  | 'told'
  | 'asks'
  | 'maybe'
  | 'perhaps'
  | 'ended'
  | 'gone'
  | 'empty'
  | 'done'
  | 'late'
  | 'says'
  | 'failed'
  | 'invalid';

/** The message that the site sends along where it sends one. */
export const message = 'Not like this';

export interface FaultWords {
  /** What the notice says after the sentence that names what failed, where that is not given. */
  readonly reason: string;
  /** How the entry in the log ends. */
  readonly logged: string;
  /** The same where it is the login that failed. */
  readonly loggedAtLogin?: string;
  /** Reason and entry where it is known that the whole call was sent, as it is of an upload. */
  readonly sentWhole?: Pick<FaultWords, 'reason' | 'logged'>;
}

const answered = `The site answered: ${message}`;
const notIt = 'The answer did not hold what was asked for.';

/** What is said of each fault. */
export const faultWords = {
  '400 with a message': { reason: answered, logged: '400' },
  '401 with {}': { reason: '', logged: '401' },
  '403 with a message': { reason: '', logged: '403' },
  '404 with a message': { reason: answered, logged: '404' },
  '409 with a message': { reason: answered, logged: '409' },
  '413 as a web page': { reason: 'The site answered with an error (413).', logged: '413' },
  '422 with a message': { reason: answered, logged: '422' },
  '500 with a message': { reason: answered, logged: '500' },
  '502 as a web page': { reason: 'The site answered with an error (502).', logged: '502' },
  'no connection': { reason: 'The site did not answer.', logged: 'unreachable' },
  'a connection that breaks in the answer': {
    reason: 'The answer broke off.',
    logged: 'cut-off',
    loggedAtLogin: 'unreachable',
  },
  'an answer that is lost': {
    reason: 'The site did not answer.',
    logged: 'unreachable',
    sentWhole: { reason: 'The answer broke off.', logged: 'cut-off' },
  },
  '200 as a web page': {
    reason: 'A web page answered in place of the site’s data.',
    logged: 'not-api',
    loggedAtLogin: '200',
  },
  '200 without a body': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with {}': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with null': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with JSON that is cut off': { reason: 'The answer broke off.', logged: 'cut-off', loggedAtLogin: '200' },
  '200 with a number under the key': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with success: false': { reason: answered, logged: 'declined', loggedAtLogin: '200' },
  'a browser that is offline': { reason: 'The site did not answer.', logged: 'unreachable' },
  // Last: from then on the page's clock is the test's.
  '15 seconds of silence': { reason: '', logged: '' },
} satisfies Record<string, FaultWords>;
export type FaultName = keyof typeof faultWords;
export const faultNames = Object.keys(faultWords) as readonly FaultName[];

/**
 * What comes of each fault in each kind of call, decided beforehand. A save is asked about before it is repeated where
 * repeating could do it twice, as it could where a gateway says that it had no answer of the site. Of an answer that is
 * lost nobody but the site knows that the call was carried out, so it is told as one that never arrived, but for uploads,
 * whose end is known. Offline the edits fail at the read that precedes them, so nothing was sent.
 */
export const faultTable = `
                                       | list     renewal  page     single   loans    add      addFile  check    edit     editFile remove   login
400 with a message                     | told     told     told     told     told     told     told     told     told     told     told     says
401 with {}                            | ended    ended    ended    ended    ended    ended    ended    ended    ended    ended    ended    failed
403 with a message                     | ended    ended    ended    ended    ended    ended    ended    ended    ended    ended    ended    says
404 with a message                     | told     told     told     told     told     told     told     gone     told     told     told     says
409 with a message                     | told     told     told     told     told     told     told     told     told     told     told     says
413 as a web page                      | told     told     told     told     told     told     told     told     told     told     told     failed
422 with a message                     | told     told     told     told     told     told     told     told     told     told     told     says
500 with a message                     | told     told     told     told     told     told     told     told     told     told     told     says
502 as a web page                      | told     told     told     told     told     asks     asks     told     told     told     told     failed
no connection                          | told     told     told     told     told     asks     asks     told     told     told     told     failed
a connection that breaks in the answer | told     told     told     told     told     maybe    maybe    told     maybe    maybe    perhaps  failed
an answer that is lost                 | told     told     told     told     told     asks     maybe    told     told     maybe    told     failed
200 as a web page                      | told     told     told     told     told     told     told     told     told     told     told     failed
200 without a body                     | told     told     told     told     told     done     done     told     done     done     done     invalid
200 with {}                            | told     told     told     told     told     done     done     told     done     done     done     invalid
200 with null                          | told     told     told     told     told     done     done     told     done     done     done     invalid
200 with JSON that is cut off          | told     told     told     told     told     maybe    maybe    told     maybe    maybe    perhaps  failed
200 with a number under the key        | empty    empty    empty    told     empty    done     done     told     done     done     done     invalid
200 with success: false                | told     told     told     told     told     told     told     told     told     told     told     invalid
a browser that is offline              | told     told     told     told     told     asks     asks     told     told     told     told     failed
15 seconds of silence                  | late     late     late     late     late     late     late     late     late     late     late     late
`;

/** Some cells that stand for all: every kind of call and every fault is among them. */
export const sample: Readonly<Record<KindName, readonly FaultName[]>> = {
  list: ['500 with a message', '200 with a number under the key'],
  renewal: ['502 as a web page', '200 with null'],
  page: ['200 without a body', '400 with a message'],
  single: ['200 with {}', '200 with success: false'],
  loans: ['a browser that is offline', '200 as a web page'],
  add: ['no connection', '502 as a web page', '403 with a message', '15 seconds of silence'],
  addFile: ['a connection that breaks in the answer', '413 as a web page'],
  check: ['404 with a message', '200 with JSON that is cut off'],
  edit: ['422 with a message', '401 with {}', 'an answer that is lost'],
  editFile: ['409 with a message'],
  remove: ['200 without a body', 'a connection that breaks in the answer', '401 with {}'],
  login: ['401 with {}', '200 with {}', '400 with a message'],
};
