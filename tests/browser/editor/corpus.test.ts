import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fragments } from '../../rich-text/corpus';
import { type OpenPage, openPage } from '../../rich-text/openPage';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { savedUntouched, shownEverywhere, typeInEachBlock } from './corpusOnScreen';

let app: OpenedConsole;
let measure: OpenPage;
beforeAll(async () => {
  app = await openConsole();
  measure = await openPage();
});
afterAll(async () => {
  await measure.close();
  await app.close();
});

const chosen = /^(c14|c17|c48|x03|x15|x20)-/;
const of = (kind: 'c' | 'x') => fragments(kind).filter(({ id }) => chosen.test(id));

/** A few texts of the corpus; `tests/full` tests all of it. */
describe('on the edit screen', () => {
  test.each(of('c'))(
    '$id is saved unchanged byte for byte; typing keeps all else and can be undone [R-EDITOR-15] [X-BROWSERS-06]',
    async (fragment) => {
      expect(await savedUntouched({ app, measure }, fragment)).toBe(fragment.html);
      const { places, faults } = await typeInEachBlock({ app, measure }, fragment, 2);
      expect(places).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );

  test.each(of('x'))(
    '$id runs nothing in list, editor and preview, is reported, and saved unchanged [R-EDITOR-15] [R-EDITOR-14]',
    async (fragment) => {
      expect(await shownEverywhere({ app, measure }, fragment)).toBe(fragment.html);
    },
  );
});
