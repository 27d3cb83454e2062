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
  told: 'one notice, one entry in the log, nothing lost, and the next try works [R-APP-11, R-APP-12, R-APP-32]',
  asks: 'one notice, one entry, nothing lost, and a question before it is sent again [R-APP-11, R-APP-12]',
  maybe: 'said to have perhaps been saved; nothing lost, and a question before it is sent again [R-APP-12, R-APP-20]',
  perhaps:
    'said to have perhaps been deleted; nothing lost, and a question before it is sent again [R-APP-12, R-APP-20]',
  ended: 'the session ends; signed in again one goes on with what was typed [R-APP-12, R-APP-21]',
  gone: 'it is said to be no longer on the site, and nothing is lost [R-APP-12, R-APP-32]',
  empty: 'the list has no rows, and that is no failure [R-APP-22]',
  done: 'a success, without a notice [R-APP-20]',
  late: 'one waits, without a notice, and it comes to its end [R-APP-11]',
  says: 'the message of the site, in the form that is as it was [R-LOGIN-09] [R-LOGIN-14]',
  failed: 'the given text, in the form that is as it was [R-LOGIN-10] [R-LOGIN-14]',
  invalid: '“Invalid credentials”, in the form that is as it was [R-LOGIN-14]',
};

const further: Partial<Record<KindName, string>> = {
  list: '[R-APP-22]',
  renewal: '[R-APP-22]',
  page: '[R-APP-22]',
  single: '[R-APP-36]',
};

/** In words and ids what a cell proves. */
function factOf(kind: KindName, fault: FaultName): string {
  return `${facts[outcomeOf(kind, fault)]} ${further[kind] ?? ''}`.trim();
}

interface Cells {
  /** Under which the cells are counted; a sample of cells that are counted elsewhere has none. */
  readonly name?: string;
  readonly kinds: readonly KindName[];
  faultsOf(kind: KindName): readonly FaultName[];
}

async function keepPicture({ visit }: Desk, name: string): Promise<void> {
  mkdirSync('tests/results/failures', { recursive: true });
  await visit.page.screenshot({ path: `tests/results/failures/${name}.png` }).catch(() => undefined);
}

/** Defines a test for each cell; those of a kind of call share one page, which begins afresh after a cell that failed. */
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
