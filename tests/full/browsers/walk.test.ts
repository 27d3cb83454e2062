import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LegalText, legalTexts } from '../../browser/content/legalTexts';
import { type SiteText, siteText } from '../../browser/editor/siteText';
import { sampleFiles } from '../../browser/harness/sampleFiles';
import { partsOf, siteCall } from '../../browser/unsaved/siteCall';
import { browserNames } from './launch';
import { eventually, keepPicture, type OpenedBrowser, openBrowser, signIn } from './openBrowser';
import type { Person } from './Person';

const [disclaimer] = legalTexts as readonly [LegalText];
const stored = '<p>We <b>mean</b> it.</p>\n<P>Truly.</P>';

/** Each step goes on from the one before, in the same tab. */
describe.each(browserNames)('an administrator in %s', (name) => {
  let opened: OpenedBrowser;
  let person: Person;
  let text: SiteText;
  beforeAll(async () => {
    opened = await openBrowser(name, { signedIn: false });
    ({ person } = opened);
    text = await siteText(opened.app.site, disclaimer);
  });
  beforeEach(() => keepPicture(person, name));
  afterAll(() => opened?.close());
  const open = (path: string) => person.open(opened.app.url + path);
  const feature = async (id: number) =>
    (await siteCall(opened.app, 'GET', `/loan/getSingleHomeFeatures/${id}`)).feature as Record<string, string>;
  const features = async () =>
    (await siteCall(opened.app, 'GET', '/loan/getAllHomeFeatures')).features as readonly Record<string, string>[];

  test('signs in, follows a link to a list, and adds a record [X-BROWSERS-01]', async () => {
    await signIn(person, opened.app);
    await person.click('link', 'Home Features');
    await person.click('link', '+ Add Feature');
    await person.fill('Title', 'Round the clock');
    await person.fill('Description', 'At any hour.');
    await person.click('button', 'Add Feature');
    await person.see('heading', 'Round the clock');
    const [added] = (await features()).filter(({ title }) => title === 'Round the clock');
    expect(added?.description).toBe('At any hour.');
  });

  test('edits a record and gives it another picture, which arrives byte for byte [X-BROWSERS-01]', async () => {
    const before = await feature(1);
    await open('/edit-home-features/1');
    await person.see('button', 'Update Feature');
    await person.upload('Image', sampleFiles.png);
    await person.see('text', 'photo.png');
    await person.fill('Title', 'With a picture');
    await person.click('button', 'Update Feature');
    await person.see('heading', 'With a picture');
    const after = await feature(1);
    expect(after).toMatchObject({ title: 'With a picture', description: before.description });
    expect(after.image).not.toBe(before.image);
    const bytes = Buffer.from(await (await fetch(`${opened.app.url}/ImgUploads/${after.image}`)).arrayBuffer());
    expect(bytes.equals(sampleFiles.png.buffer)).toBe(true);
  });

  test('types into a legal text, and the rest of it is stored as it was [X-BROWSERS-01]', async () => {
    await text.store(stored);
    await open('/edit-disclaimer/1');
    await person.click('text', 'We mean it.');
    await person.press('End');
    await person.type(' Really - and "always".');
    await person.click('button', disclaimer.submit);
    await person.see('text', disclaimer.done);
    expect(await text.stored()).toBe('<p>We <b>mean</b> it. Really - and "always".</p>\n<P>Truly.</P>');
  });

  test('restores what was typed, picture included, after a reload [X-BROWSERS-01]', async () => {
    await open('/edit-home-features/2');
    await person.see('button', 'Update Feature');
    await person.upload('Image', sampleFiles.gif);
    await person.fill('Description', 'Typed and not saved');
    await person.see('text', /^Draft kept/);
    await person.reload();
    await person.click('button', 'Restore');
    await person.see('text', 'photo.gif');
    await person.click('button', 'Update Feature');
    await person.reaches('/home-features');
    const after = await feature(2);
    const bytes = Buffer.from(await (await fetch(`${opened.app.url}/ImgUploads/${after.image}`)).arrayBuffer());
    expect(bytes.equals(sampleFiles.gif.buffer)).toBe(true);
  });

  test('is shown what somebody else saved meanwhile, and keeps both [X-BROWSERS-01]', async () => {
    await open('/edit-home-features/3');
    await person.fill('Description', 'My description');
    const theirs = { title: 'Their title', description: 'Their description' };
    await siteCall(opened.app, 'PUT', '/loan/editHomeFeatures/3', partsOf(theirs));
    await person.click('button', 'Update Feature');
    await person.see('heading', 'Someone else saved this in the meantime');
    await person.click('button', 'Save this choice');
    await person.reaches('/home-features');
    expect(await feature(3)).toMatchObject({ title: 'Their title', description: 'My description' });
  });

  test('deletes a record and undoes it, then deletes it for good [X-BROWSERS-01]', async () => {
    const count = async () => {
      const { description } = await siteCall(opened.app, 'GET', '/loan/getLoanEffortlessFormById/1');
      return (description as readonly unknown[]).length;
    };
    const before = await count();
    await open('/loan-form-effortless?loan_id=1');
    await person.click('button', 'Delete');
    await person.click('button', 'Undo');
    await person.misses('button', 'Undo');
    expect(await count()).toBe(before);
    await person.click('button', 'Delete');
    await eventually(count).toBe(before - 1);
  });

  test('is signed out by a logout in another tab [X-BROWSERS-01]', async () => {
    const other = await opened.tab('/home-features');
    await other.see('link', '+ Add Feature');
    await other.open(`${opened.app.url}/dashboard`);
    await other.click('button', 'Logout');
    await other.see('textbox', 'Username');
    await person.show();
    await person.see('textbox', 'Username');
    expect(await person.evaluate(() => sessionStorage.getItem('authToken'))).toBeNull();
  });
});
