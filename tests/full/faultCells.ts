import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { onScreen, signIn } from '../browser/app/steps';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import type { CallKind, Desk } from './CallKind';
import type { FaultName, KindName, Outcome } from './faultTable';
import { addFileKind, addKind, checkKind, editFileKind, editKind } from './formKinds';
import { loginKind } from './loginKind';
import { outcomeOf } from './outcomeOf';
import { listKind, loansKind, pageKind, renewalKind, singleKind } from './readKinds';
import { removeKind } from './removeKind';
import { recover, runCell } from './runCell';
import { type Tally, writeTally } from './tally';

const makers: Readonly<Record<KindName, (desk: Desk) => CallKind>> = {
  list: listKind,
  renewal: renewalKind,
  page: pageKind,
  single: singleKind,
  loans: loansKind,
  add: addKind,
  addFile: addFileKind,
  check: checkKind,
  edit: editKind,
  editFile: editFileKind,
  remove: removeKind,
  login: loginKind,
};

const facts: Readonly<Record<Outcome, string>> = {
  told: 'one error, one log entry, nothing lost, and Retry works [R-APP-11, R-APP-12, R-APP-32]',
  asks: 'one error, one log entry, nothing lost, and Retry asks first [R-APP-11, R-APP-12]',
  maybe: 'says it may have been saved, loses nothing, Retry asks first [R-APP-12, R-APP-20]',
  edited: 'says it may have been saved, loses nothing, and Retry works [R-APP-12, R-APP-20, X-DATA-08]',
  perhaps: 'says it may be deleted, loses nothing, Retry asks first [R-APP-12, R-APP-20]',
  ended: 'the session ends; after signing in again the typed text is there [R-APP-12, R-APP-21]',
  gone: 'says that the item is no longer on the site, and nothing is lost [R-APP-12, R-APP-32]',
  done: 'a success without an error [R-APP-20]',
  late: 'keeps waiting without an error until the answer arrives [R-APP-11]',
  says: 'shows the message of the site, and the form keeps its values [R-LOGIN-09] [R-LOGIN-14]',
  failed: 'shows the given text, and the form keeps its values [R-LOGIN-10] [R-LOGIN-14]',
  invalid: 'shows “Invalid credentials”, and the form keeps its values [R-LOGIN-14]',
};

const further: Partial<Record<KindName, string>> = {
  list: '[R-APP-22]',
  renewal: '[R-APP-22]',
  page: '[R-APP-22]',
  single: '[R-APP-36]',
};

/** The title of a cell’s test: what it proves, with ids. */
function factOf(kind: KindName, fault: FaultName): string {
  return `${facts[outcomeOf(kind, fault)]} ${further[kind] ?? ''}`.trim();
}

interface Cells {
  /** The name under which the cells are counted; undefined for a sample of cells counted elsewhere. */
  readonly name?: string;
  readonly kinds: readonly KindName[];
  faultsOf(kind: KindName): readonly FaultName[];
}

async function keepPicture({ visit }: Desk, name: string): Promise<void> {
  mkdirSync('tests/results/failures', { recursive: true });
  await visit.page.screenshot({ path: `tests/results/failures/${name}.png` }).catch(() => undefined);
}

/** Defines a test for each cell; those of a kind of call share one page, which starts over after a failed cell. */
export function faultCells({ name, kinds, faultsOf }: Cells): void {
  let app: OpenedConsole;
  const tally: Tally = { ran: 0, held: 0 };
  beforeAll(async () => {
    app = await openConsole();
  });
  afterAll(async () => {
    if (name) writeTally(name, tally);
    await app.close();
  });

  describe.for(kinds)('%s', (kindName) => {
    let desk: Desk;
    let kind: CallKind;
    let isHalfDone = false;
    beforeAll(async () => {
      desk = { app, visit: await app.newPage({ signedIn: false }) };
      kind = makers[kindName](desk);
      await signIn(desk.visit, app);
      await onScreen(desk.visit, 'Welcome');
    });
    afterAll(() => desk.visit.close());

    test.for(faultsOf(kindName).map((fault) => [fault, factOf(kindName, fault)] as const))(
      '%s: %s',
      async ([fault]) => {
        tally.ran += 1;
        if (isHalfDone) await recover(desk);
        isHalfDone = true;
        try {
          await runCell(desk, kind, kindName, fault);
        } catch (error) {
          await keepPicture(desk, `${kindName} ${fault}`.replace(/[^\w-]+/g, ' '));
          throw error;
        }
        isHalfDone = false;
        tally.held += 1;
      },
    );
  });
}
