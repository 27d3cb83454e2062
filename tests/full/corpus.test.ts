import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedUntouched, shownEverywhere, typeInEachBlock } from '../browser/editor/corpusOnScreen';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import { fragments } from '../rich-text/corpus';
import { type OpenPage, openPage } from '../rich-text/openPage';

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

const ordinary = fragments('c');
let lossless = 0;
let blocks = 0;

describe('the whole corpus on the edit screen', () => {
  test.each(ordinary)(
    '$id is saved unchanged byte for byte; typing keeps all else and can be undone [R-EDITOR-15]',
    async (fragment) => {
      expect(await savedUntouched({ app, measure }, fragment)).toBe(fragment.html);
      const { places, faults } = await typeInEachBlock({ app, measure }, fragment);
      expect(places).toBeGreaterThan(0);
      expect(faults).toEqual([]);
      blocks += places;
      lossless++;
    },
  );

  test('is lossless', () => {
    console.log(
      `on the edit screen: ${lossless} of ${ordinary.length} ordinary fragments lossless, ${blocks} blocks typed into`,
    );
    expect(lossless).toBe(ordinary.length);
  });

  test.each(fragments('x'))(
    '$id runs nothing in list, editor and preview, is reported, and saved unchanged [R-EDITOR-15] [R-EDITOR-14]',
    async (fragment) => {
      expect(await shownEverywhere({ app, measure }, fragment)).toBe(fragment.html);
    },
  );
});
