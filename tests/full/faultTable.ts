/** Kinds of call, in the order of the table’s columns; `check` is the read before an edit is saved. */
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
 * The outcome of a failure. `told`: one notification, with Retry. `asks`: the same, but Retry asks first. `maybe`:
 * possibly saved, and asked about first; `edited`: possibly saved, and not asked about; `perhaps`: as `maybe` for a deletion. `ended`: the session ends. `gone`: the
 * record no longer exists on the site. `done`: success. `late`: still waiting. For the login: `says`
 * shows the site’s message, `failed` and `invalid` the two given texts.
 */
export type Outcome =
  | 'told'
  | 'asks'
  | 'maybe'
  | 'edited'
  | 'perhaps'
  | 'ended'
  | 'gone'
  | 'done'
  | 'late'
  | 'says'
  | 'failed'
  | 'invalid';

/** The message in those responses that have one. */
export const message = 'Not like this';

export interface FaultWords {
  /** The reason in the notification, after the sentence that names what failed; unused if a text is given. */
  readonly reason: string;
  /** How the log entry ends. */
  readonly logged: string;
  /** The same for the login. */
  readonly loggedAtLogin?: string;
  /** Reason and log entry if the whole call is known to have been sent, as for an upload. */
  readonly sentWhole?: Pick<FaultWords, 'reason' | 'logged'>;
}

const answered = `The site answered: ${message}`;
const notIt = 'The answer did not contain what was asked for.';

/** The texts of each failure. */
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
    reason: 'The answer was cut off.',
    logged: 'cut-off',
    loggedAtLogin: 'unreachable',
  },
  'an answer that is lost': {
    reason: 'The site did not answer.',
    logged: 'unreachable',
    sentWhole: { reason: 'The answer was cut off.', logged: 'cut-off' },
  },
  '200 as a web page': {
    reason: 'The site answered with a web page instead of data.',
    logged: 'not-api',
    loggedAtLogin: '200',
  },
  '200 without a body': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with {}': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with null': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with JSON that is cut off': { reason: 'The answer was cut off.', logged: 'cut-off', loggedAtLogin: '200' },
  '200 with a number under the key': { reason: notIt, logged: 'shape', loggedAtLogin: '200' },
  '200 with success: false': { reason: answered, logged: 'declined', loggedAtLogin: '200' },
  'a browser that is offline': { reason: 'The site did not answer.', logged: 'unreachable' },
  // Last, because from then on the test controls the page’s clock.
  '15 seconds of silence': { reason: '', logged: '' },
} satisfies Record<string, FaultWords>;
export type FaultName = keyof typeof faultWords;
export const faultNames = Object.keys(faultWords) as readonly FaultName[];

/**
 * The expected outcome of each failure for each kind of call. Retry asks first if repeating a save could apply it
 * twice, as when a gateway got no response from the site. A lost response looks like a call that never arrived, except
 * for uploads, whose end is known. Offline, an edit fails at the read before the save, so nothing was sent.
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
a connection that breaks in the answer | told     told     told     told     told     maybe    maybe    told     edited   edited   perhaps  failed
an answer that is lost                 | told     told     told     told     told     asks     maybe    told     told     edited   told     failed
200 as a web page                      | told     told     told     told     told     told     told     told     told     told     told     failed
200 without a body                     | told     told     told     told     told     done     done     told     done     done     done     invalid
200 with {}                            | told     told     told     told     told     done     done     told     done     done     done     invalid
200 with null                          | told     told     told     told     told     done     done     told     done     done     done     invalid
200 with JSON that is cut off          | told     told     told     told     told     maybe    maybe    told     edited   edited   perhaps  failed
200 with a number under the key        | told     told     told     told     told     done     done     told     done     done     done     invalid
200 with success: false                | told     told     told     told     told     told     told     told     told     told     told     invalid
a browser that is offline              | told     told     told     told     told     asks     asks     told     told     told     told     failed
15 seconds of silence                  | late     late     late     late     late     late     late     late     late     late     late     late
`;

/** A sample of the cells that includes every kind of call and every failure. */
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
