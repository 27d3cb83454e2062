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

/** A few of the corpus; all of it is tried in `tests/full`. */
describe('on the edit screen', () => {
  test.each(of('c'))(
    '$id is saved untouched byte for byte, and typed into keeps all else and is undone to a clean form [R-EDITOR-15]',
    async (fragment) => {
      expect(await savedUntouched({ app, measure }, fragment)).toBe(fragment.html);
      const { places, faults } = await typeInEachBlock({ app, measure }, fragment, 2);
      expect(places).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );

  test.each(of('x'))(
    '$id runs nothing in list, editor and preview, is named, and is saved untouched as it is [R-EDITOR-15] [R-EDITOR-14]',
    async (fragment) => {
      expect(await shownEverywhere({ app, measure }, fragment)).toBe(fragment.html);
    },
  );
});
