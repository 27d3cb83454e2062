import type { JSHandle } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { type SampleFile, sampleFiles } from '../harness/sampleFiles';
import { areaOf } from '../scoped/areas';
import { loans } from '../scoped/loans';
import { type AreaScreen, openArea } from '../scoped/openArea';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const { png, webp, heic } = sampleFiles;
const area = areaOf('LOANIMAGE');
const add = () => openArea(app, area, `/add-${area.route}`);
const well = ({ page }: AreaScreen) => page.locator('label:has(input[type="file"])');

function dragged({ page }: AreaScreen, files: readonly SampleFile[]): Promise<JSHandle<DataTransfer>> {
  const told = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') }));
  return page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, told);
}

describe('a picture', () => {
  test('is displayed after one that the browser cannot display', async () => {
    const screen = await add();
    await screen.type({ file: heic });
    await screen.page.getByText('no preview', { exact: true }).waitFor();
    await screen.type({ file: png });
    await screen.page.getByAltText(`Preview of ${png.name}`).waitFor();
    expect(await screen.page.getByText('no preview', { exact: true }).count()).toBe(0);
  });

  test('has exactly two tab stops once chosen, Replace and Remove, and no hidden one', async () => {
    const screen = await add();
    expect(await screen.file.evaluate((input: HTMLInputElement) => input.tabIndex)).toBe(0);
    await screen.type({ file: png });
    await screen.page.getByAltText(`Preview of ${png.name}`).waitFor();
    expect(await screen.file.evaluate((input: HTMLInputElement) => input.tabIndex)).toBe(-1);
  });

  test('that is the first of several dropped files is used, and a message says so', async () => {
    const screen = await add();
    await well(screen).dispatchEvent('drop', { dataTransfer: await dragged(screen, [png, webp]) });
    await screen.page.getByAltText(`Preview of ${png.name}`).waitFor();
    expect(await screen.page.getByText('Only the first of the files was used', { exact: true }).isVisible()).toBe(true);
  });

  test.each(['dragover', 'drop'])('dropped beside its field keeps the browser in the console: %s', async (type) => {
    const screen = await add();
    await well(screen).waitFor();
    const isStopped = (transfer: DataTransfer, kind: string) =>
      !document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    const files = await dragged(screen, [png]);
    expect(await files.evaluate(isStopped, type)).toBe(true);
    // Other drags, such as words, may be dropped where the page accepts them.
    expect(await (await dragged(screen, [])).evaluate(isStopped, type)).toBe(false);
  });

  test('dropped while the form is being saved is ignored', async () => {
    const screen = await add();
    const gate = later();
    await screen.bend('add', { status: 500, body: {}, delayUntil: gate.promise });
    await screen.type({ loan: loans.home.name, text: 'Top', file: png });
    await screen.submit.click();
    await expect.poll(() => screen.file.isDisabled()).toBe(true);
    await well(screen).dispatchEvent('drop', { dataTransfer: await dragged(screen, [webp]) });
    gate.resolve();
    await screen.visit.alert().first().waitFor();
    expect(await screen.page.getByAltText(`Preview of ${png.name}`).isVisible()).toBe(true);
  });
});
