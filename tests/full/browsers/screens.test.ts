import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserNames } from './launch';
import { keepPicture, type OpenedBrowser, openBrowser } from './openBrowser';

/** Their pictures are to be looked at beside those of the other browsers. */
const folder = 'tests/results/screens';

const screens = [
  'dashboard',
  'home-features',
  'add-home-features',
  'edit-home-features/1',
  'loan-benefits?loan_id=1',
  'loan-details?loan_id=1',
  'user-details',
  'talk-to-expart',
  'disclaimer',
  'edit-terms-condition/1',
];

const extent = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const { left, width } = document.querySelector('main')?.getBoundingClientRect() ?? {};
  return { overflows: scrollWidth > clientWidth, left, width };
};

/** As measured in the first browser. */
const expected = new Map<string, ReturnType<typeof extent>>();

const isDrawn = () =>
  document.fonts.ready.then(() =>
    Array.from(document.images).every(({ complete, loading }) => complete || loading === 'lazy'),
  );

describe.each(browserNames)('ten screens in %s', (name) => {
  let opened: OpenedBrowser;
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    opened = await openBrowser(name);
  });
  beforeEach(() => keepPicture(opened.person, name));
  afterAll(() => opened?.close());

  test.each(screens)('%s fills the window as everywhere [X-BROWSERS-01]', async (path) => {
    const { person, app } = opened;
    await person.open(`${app.url}/${path}`);
    await person.see('heading');
    await expect.poll(() => person.evaluate(isDrawn), { timeout: 15_000 }).toBe(true);
    await person.misses('progressbar');
    await person.screenshot(`${folder}/${path.replace(/\W+/g, '-')}-${name}.png`);
    const measured = await person.evaluate(extent);
    expect(measured).toEqual(expected.get(path) ?? { ...measured, overflows: false });
    expected.set(path, measured);
  });
});
