import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { callsOf } from './callsOf';
import { expectCall } from './expectCall';
import { expectFailedLoad } from './expectFailedLoad';
import { expectRefused } from './expectRefused';
import { openScreen } from './openScreen';
import { partOf } from './partOf';
import { pathOf } from './pathOf';
import { press } from './press';
import { previewOf } from './previewOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const refusal = 'Title and description are required';

async function typedValues(visit: Visit): Promise<readonly string[]> {
  return [await visit.field('Title').inputValue(), await visit.field('Description').inputValue()];
}

/** Each of the two texts in turn contains only spaces: rejected with the given text, marked, nothing sent. */
async function expectBlanksRefused(visit: Visit, button: string, method: string): Promise<void> {
  for (const [title, description] of [
    ['   ', 'Words'],
    ['Words', '  \n '],
  ] as const) {
    await visit.field('Title').fill(title);
    await visit.field('Description').fill(description);
    await press(visit, button);
    await expectRefused(visit, refusal, { Title: title.trim() === '', Description: description.trim() === '' });
    expect(await typedValues(visit)).toEqual([title, description]);
  }
  expect(visit.requests(`${method} /loan/*`)).toEqual([]);
}

describe('the form that adds a home feature', () => {
  test('is empty, takes title, description and an optional image, and shows a preview of it [R-HOME-02] [R-HOME-09] [R-HOME-10] [R-HOME-24]', async () => {
    const visit = await openScreen(app, '/add-home-features');
    expect(await typedValues(visit)).toEqual(['', '']);
    expect(await visit.field('Image').getAttribute('accept')).toBe('image/*');
    await visit.field('Image').setInputFiles(sampleFiles.png);
    await expect
      .poll(() => previewOf(visit, 'photo.png').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(8);

    await visit.field('Image').setInputFiles(sampleFiles.text);
    await visit.page.getByText('Only image files are accepted', { exact: true }).waitFor();
    await previewOf(visit, 'photo.png').waitFor();
    expect(visit.requests('POST /*')).toEqual([]);
  });

  test('rejects a blank title or description [R-HOME-22]', async () => {
    const visit = await openScreen(app, '/add-home-features');
    await press(visit, 'Add Feature');
    await expectRefused(visit, refusal, { Title: true, Description: true, Image: false });
    await expectBlanksRefused(visit, 'Add Feature', 'POST');
  });

  test('sends only title and description if no file is chosen, and shows the reloaded list [R-HOME-13] [R-HOME-19] [R-HOME-24]', async () => {
    const visit = await openScreen(app, '/home-features');
    await visit.page.getByRole('link', { name: '+ Add Feature', exact: true }).click();
    await visit.field('Title').fill(' Round the clock ');
    await visit.field('Description').fill('At any hour.');
    visit.clearRequests();
    await press(visit, 'Add Feature');
    await visit.page.getByRole('heading', { name: 'Round the clock', exact: true }).waitFor();
    const body = { title: ' Round the clock ', description: 'At any hour.' };
    await expectCall(visit, 'POST /loan/addHomeFeatures', { encoding: 'multipart', body });
    expect(callsOf(visit)).toEqual(['POST /api/loan/addHomeFeatures', 'GET /api/loan/getAllHomeFeatures']);
    expect(pathOf(visit)).toBe('/home-features');
  });

  test('sends the chosen image [R-HOME-19]', async () => {
    const visit = await openScreen(app, '/add-home-features');
    await visit.field('Title').fill('In colour');
    await visit.field('Description').fill('With a picture');
    await visit.field('Image').setInputFiles(sampleFiles.webp);
    await press(visit, 'Add Feature');
    const body = { title: 'In colour', description: 'With a picture', image: partOf(sampleFiles.webp) };
    await expectCall(visit, 'POST /loan/addHomeFeatures', { encoding: 'multipart', body });
  });
});

describe('the form that edits a home feature', () => {
  test('is filled by the single read and shows the current image, or a newly chosen one [R-HOME-03] [R-HOME-11] [R-HOME-12] [R-HOME-18]', async () => {
    const visit = await openScreen(app, '/edit-home-features/3');
    const present = visit.page.getByRole('img', { name: 'home-advisers.png', exact: true });
    await expect.poll(() => visit.field('Title').inputValue()).toBe('Advisers who call back');
    expect(await visit.field('Description').inputValue()).toMatch(
      /^A person, not a machine: .* and after that as well\.$/,
    );
    await expectCall(visit, 'GET /loan/getSingleHomeFeatures/3');
    expect(callsOf(visit)).toEqual(['GET /api/loan/getSingleHomeFeatures/3']);
    expect(await present.evaluate((image: HTMLImageElement) => image.src)).toBe(
      `${app.url}/ImgUploads/home-advisers.png`,
    );
    expect(await visit.field('Image').getAttribute('accept')).toBe('image/*');

    await visit.field('Image').setInputFiles(sampleFiles.jpeg);
    await previewOf(visit, 'photo.jpg').waitFor();
    expect(await present.count()).toBe(0);
  });

  test('rejects a blank title or description [R-HOME-23]', async () => {
    const visit = await openScreen(app, '/edit-home-features/3');
    await expectBlanksRefused(visit, 'Update Feature', 'PUT');
  });

  test('sends no image part if no image was chosen, and shows the reloaded list [R-HOME-14] [R-HOME-20] [R-HOME-24]', async () => {
    const visit = await openScreen(app, '/home-features');
    await visit.page.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await visit.field('Title').fill('Compare 40 lenders');
    visit.clearRequests();
    await press(visit, 'Update Feature');
    await visit.page.getByRole('heading', { name: 'Compare 40 lenders', exact: true }).waitFor();
    const description = 'See rates of leading banks and NBFCs side by side.';
    const body = { title: 'Compare 40 lenders', description };
    await expectCall(visit, 'PUT /loan/editHomeFeatures/1', { encoding: 'multipart', body });
    expect(callsOf(visit)).toEqual([
      'GET /api/loan/getSingleHomeFeatures/1',
      'PUT /api/loan/editHomeFeatures/1',
      'GET /api/loan/getAllHomeFeatures',
    ]);
    expect(pathOf(visit)).toBe('/home-features');
    await visit.page.getByRole('img', { name: 'compare-lenders.webp' }).waitFor();
  });

  fullTest('sends a newly chosen image [R-HOME-20]', async () => {
    const visit = await openScreen(app, '/edit-home-features/2');
    await visit.field('Image').setInputFiles(sampleFiles.gif);
    await press(visit, 'Update Feature');
    const body = {
      title: 'No hidden charges',
      description: 'All fees are listed before you apply.',
      image: partOf(sampleFiles.gif),
    };
    await expectCall(visit, 'PUT /loan/editHomeFeatures/2', { encoding: 'multipart', body });
  });

  fullTest('is not shown if its read failed [R-HOME-25]', () =>
    expectFailedLoad(app, {
      screen: '/edit-home-features/3',
      call: 'GET /loan/getSingleHomeFeatures/3',
      sentence: 'The feature could not be loaded.',
      absent: ['Title', 'Choose an image'],
      loaded: (visit) => expect.poll(() => visit.field('Title').inputValue()).toBe('Advisers who call back'),
    }),
  );
});

test.each([
  ['add', '/add-home-features', 'Add Feature', 'POST', '/loan/addHomeFeatures'],
  ['edit', '/edit-home-features/2', 'Update Feature', 'PUT', '/loan/editHomeFeatures/2'],
])(
  'an %s that failed shows and logs one error and keeps address, texts and file [R-HOME-25]',
  async (_, screen, button, method, path) => {
    const visit = await openScreen(app, screen, { [`${method} ${path}`]: { status: 500 } });
    await visit.field('Title').fill('Kept');
    await visit.field('Description').fill('Kept too');
    await visit.field('Image').setInputFiles(sampleFiles.png);
    await press(visit, button);
    await expect
      .poll(() => visit.alert().allTextContents())
      .toEqual([expect.stringContaining('The feature could not be saved.')]);
    expect(pathOf(visit)).toBe(screen);
    expect(await typedValues(visit)).toEqual(['Kept', 'Kept too']);
    await previewOf(visit, 'photo.png').waitFor();
    expect(visit.ours).toEqual([`Call failed: ${method} /api${path}: 500`]);
  },
);
