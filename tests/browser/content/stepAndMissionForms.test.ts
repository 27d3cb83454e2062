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
import { areas } from './stepAndMission';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const told = ({ page }: Visit, text: string) => page.getByRole('status').getByText(text, { exact: true });

for (const { id, items, name, key, label, answers, calls, edit, add, submit, texts, rows, ids } of areas) {
  const [, , third] = rows;
  const [thirdId = '', thirdText = '', thirdFile = ''] = third ?? [];
  const saved = (body: Readonly<Record<string, unknown>>) => ({ encoding: 'multipart' as const, body });

  describe(`the form that adds to the ${items}`, () => {
    test(`is empty and rejects a missing ${key} or image with their own texts, marking the field [R-${id}-02] [R-${id}-09] [R-${id}-11] [R-STEP-29]`, async () => {
      const visit = await openScreen(app, `/add-${name}`);
      expect(await visit.field(label).inputValue()).toBe('');
      await visit.page.getByText('Choose an image').waitFor();
      await press(visit, submit.add);
      await expectRefused(visit, texts.missingOnAdd, { [label]: true, Image: true });

      await visit.field('Image').setInputFiles(sampleFiles.png);
      await visit.field(label).fill('  ');
      await press(visit, submit.add);
      await expectRefused(visit, texts.missingOnAdd, { [label]: true, Image: false });
      await previewOf(visit, 'photo.png').waitFor();

      await visit.field(label).fill('Typed');
      await press(visit, 'Remove');
      await press(visit, submit.add);
      await expectRefused(visit, texts.missingOnAdd, { [label]: false, Image: true });
      expect(await visit.field(label).inputValue()).toBe('Typed');
      expect(visit.requests('POST /*')).toEqual([]);
    });

    test(`sends ${key} and image, shows the message, and shows the reloaded list [R-${id}-14] [R-${id}-15] [R-${id}-22]`, async () => {
      const visit = await openScreen(app, `/${name}`);
      await visit.page.getByRole('link', { name: add, exact: true }).click();
      await visit.field(label).fill('A new one');
      await visit.field('Image').setInputFiles(sampleFiles.jpeg);
      visit.clearRequests();
      await press(visit, submit.add);
      await visit.page.getByRole('cell', { name: 'A new one', exact: true }).waitFor();
      await told(visit, texts.added).waitFor();
      expect(pathOf(visit)).toBe(`/${name}`);
      await expectCall(visit, `POST ${calls.add}`, saved({ [key]: 'A new one', image: partOf(sampleFiles.jpeg) }));
      expect(callsOf(visit)).toEqual([`POST /api${calls.add}`, `GET /api${calls.list}`]);
    });

    test(`shows '${texts.addFailed}' if saving failed, and keeps address, texts and file [R-${id}-16]`, async () => {
      const failure = { status: 500, body: { message: 'No' } };
      const visit = await openScreen(app, `/add-${name}`, { [`POST ${calls.add}`]: failure });
      await visit.field(label).fill('Kept');
      await visit.field('Image').setInputFiles(sampleFiles.png);
      await press(visit, submit.add);
      await expect.poll(() => visit.alert().allTextContents()).toEqual([texts.addFailed]);
      expect(pathOf(visit)).toBe(`/add-${name}`);
      expect(await visit.field(label).inputValue()).toBe('Kept');
      await previewOf(visit, 'photo.png').waitFor();
      expect(visit.ours).toEqual([`Call failed: POST /api${calls.add}: 500`]);
    });
  });

  describe(`the form that edits one of the ${items}`, () => {
    test(`is filled by the single read and shows the current image, or a newly chosen one [R-${id}-03] [R-${id}-10] [R-${id}-21] [R-STEP-30]`, async () => {
      const visit = await openScreen(app, `/edit-${name}/${thirdId}`);
      const present = visit.page.getByRole('img', { name: thirdFile, exact: true });
      await expect.poll(() => visit.field(label).inputValue()).toBe(thirdText);
      expect(await present.getAttribute('src')).toBe(`/ImgUploads/${thirdFile}`);
      await expectCall(visit, `GET ${calls.one}/${thirdId}`);
      expect(callsOf(visit)).toEqual([`GET /api${calls.one}/${thirdId}`]);

      await visit.field('Image').setInputFiles(sampleFiles.png);
      await previewOf(visit, 'photo.png').waitFor();
      expect(await present.count()).toBe(0);
    });

    test(`rejects an empty ${key} with its own text and marks it [R-${id}-12] [R-STEP-29]`, async () => {
      const visit = await openScreen(app, `/edit-${name}/${thirdId}`);
      await visit.field(label).fill(' ');
      await press(visit, submit.edit);
      await expectRefused(visit, texts.missingOnEdit, { [label]: true, Image: false });
      expect(visit.requests('PUT /*')).toEqual([]);
    });

    test(`needs no file, shows '${texts.edited}', and shows the reloaded list [R-${id}-13] [R-${id}-17] [R-${id}-18] [R-${id}-23] ${ids.sic}`, async () => {
      const visit = await openScreen(app, `/${name}`);
      await visit.page.getByRole('link', { name: 'Edit', exact: true }).nth(2).click();
      await visit.field(label).fill('In other words');
      visit.clearRequests();
      await press(visit, submit.edit);
      await visit.page.getByRole('cell', { name: 'In other words', exact: true }).waitFor();
      await told(visit, texts.edited).waitFor();
      expect(pathOf(visit)).toBe(`/${name}`);
      await expectCall(visit, `PUT ${edit}/${thirdId}`, saved({ [key]: 'In other words' }));
      expect(callsOf(visit)).toEqual([
        `GET /api${calls.one}/${thirdId}`,
        `PUT /api${edit}/${thirdId}`,
        `GET /api${calls.list}`,
      ]);
    });

    fullTest(`sends a newly chosen image [R-${id}-23]`, async () => {
      const visit = await openScreen(app, `/edit-${name}/${thirdId}`);
      await visit.field('Image').setInputFiles(sampleFiles.svg);
      await press(visit, submit.edit);
      const body = { [key]: thirdText, image: partOf(sampleFiles.svg) };
      await expectCall(visit, `PUT ${edit}/${thirdId}`, saved(body));
    });

    test(`shows '${texts.editFailed}' if saving failed, and keeps address, texts and file [R-${id}-19] ${ids.sic}`, async () => {
      const failure = { status: 500, body: { message: 'No' } };
      const visit = await openScreen(app, `/edit-${name}/${thirdId}`, { [`PUT ${edit}/:id`]: failure });
      await visit.field(label).fill('Kept');
      await visit.field('Image').setInputFiles(sampleFiles.png);
      await press(visit, submit.edit);
      await expect.poll(() => visit.alert().allTextContents()).toEqual([texts.editFailed]);
      expect(pathOf(visit)).toBe(`/edit-${name}/${thirdId}`);
      expect(await visit.field(label).inputValue()).toBe('Kept');
      await previewOf(visit, 'photo.png').waitFor();
      expect(visit.ours).toEqual([`Call failed: PUT /api${edit}/${thirdId}: 500`]);
    });

    const step = { [key]: 'From the answer', image: null };
    test.each([
      [`its read failed [R-${id}-25]`, { status: 500 }, '500'],
      [
        `its read reports that it was not successful [R-STEP-33]`,
        { body: { success: false, [answers.one]: step } },
        'declined',
      ],
    ])('is not shown while %s', async (_, answer, logged) =>
      expectFailedLoad(app, {
        screen: `/edit-${name}/${thirdId}`,
        call: `GET ${calls.one}/${thirdId}`,
        answer,
        logged,
        sentence: `The ${items.slice(0, -1)} could not be loaded.`,
        absent: [label, 'Choose an image'],
        loaded: (visit) => expect.poll(() => visit.field(label).inputValue()).toBe(thirdText),
      }),
    );

    fullTest('is filled by an answer without a success flag [R-STEP-33]', async () => {
      const visit = await openScreen(app, `/edit-${name}/7`, {
        [`GET ${calls.one}/7`]: { body: { [answers.one]: step } },
      });
      await expect.poll(() => visit.field(label).inputValue()).toBe('From the answer');
    });
  });
}
