import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserNames } from './launch';
import { keepPicture, type OpenedBrowser, openBrowser } from './openBrowser';
import { waitFor } from './Person';

/** Their pictures are to be looked at beside those of the other browsers. */
const folder = 'tests/results/screens';

/** Each with something that is displayed once it is loaded. */
const screens = [
  ['dashboard', 'link', /^Add Mission/],
  ['home-features', 'link', 'Edit'],
  ['add-home-features', 'button', 'Add Feature'],
  ['edit-home-features/1', 'text', 'Choose a new image'],
  ['loan-benefits?loan_id=1', 'link', 'Edit'],
  ['loan-details?loan_id=1', 'link', 'Edit'],
  ['user-details', 'button', 'Next'],
  ['talk-to-expart', 'button', 'Next'],
  ['disclaimer', 'link', 'Edit'],
  ['edit-terms-condition/1', 'button', 'Full screen'],
] as const;

const extent = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const { left, width } = document.querySelector('main')?.getBoundingClientRect() ?? {};
  return { overflows: scrollWidth > clientWidth, left, width };
};

/** As measured in the first browser. */
const expected = new Map<string, ReturnType<typeof extent>>();

/** Pictures and fonts that are in view are loaded, and what came last is painted. */
const isDrawn = async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const inView = Array.from(document.images).filter((image) => image.getBoundingClientRect().top < innerHeight);
  return (document.fonts.status === 'loaded' && inView.every(({ complete }) => complete)) || null;
};

describe.each(browserNames)('ten screens in %s', (name) => {
  let opened: OpenedBrowser;
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    opened = await openBrowser(name);
  });
  beforeEach(() => keepPicture(opened.person, name));
  afterAll(() => opened?.close());

  test.each(screens)('%s fills the window as everywhere [X-BROWSERS-01]', async (path, role, loaded) => {
    const { person, app } = opened;
    await person.open(`${app.url}/${path}`);
    await person.see(role, loaded);
    await waitFor('drawn page', () => person.evaluate(isDrawn));
    await person.screenshot(`${folder}/${path.replace(/\W+/g, '-')}-${name}.png`);
    const measured = await person.evaluate(extent);
    expect(measured).toEqual(expected.get(path) ?? { ...measured, overflows: false });
    expected.set(path, measured);
  });
});
