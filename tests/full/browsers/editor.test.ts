import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toolUses } from '../../browser/editor/toolUses';
import { sampleFiles } from '../../browser/harness/sampleFiles';
import { edgeActs, paragraphsAfter, storedParagraphs, word } from './edgeCases';
import { browserNames } from './launch';
import { keepPicture, type OpenedBrowser, openBrowser } from './openBrowser';
import { openTextScreen } from './textScreen';

/** Between the paragraphs that are changed, so that lists are not joined. */
const kept = '<P CLASS="kept">Kept  as it is</P>';
const lines = (html: string) => html.split(/(?<=<\/p>)/);

describe.each(browserNames)('the editor in %s', (name) => {
  let opened: OpenedBrowser;
  beforeAll(async () => {
    opened = await openBrowser(name);
  });
  beforeEach(() => keepPicture(opened.person, name));
  afterAll(() => opened?.close());

  test.each(edgeActs)('typed $does, text goes where it belongs and no element is lost [X-BROWSERS-02]', async (act) => {
    const screen = await openTextScreen(opened, storedParagraphs.join(''));
    const expected = paragraphsAfter(act);
    for (const [nth, paragraph] of expected.entries()) {
      // A word that was changed is not found any more.
      await screen.place(word, paragraph.includes(word) ? nth : 0, act.cursor);
      for (const key of act.keys) await opened.person.press(key);
      await opened.person.type(act.typed);
    }
    expect(lines(await screen.save())).toEqual(expected);
  });

  test('what was typed at the edge of elements is undone [X-BROWSERS-02]', async () => {
    const screen = await openTextScreen(opened, storedParagraphs.join(''));
    for (const nth of [0, 4, 8, 20]) {
      await screen.place(word, nth, 4);
      await opened.person.press('Backspace');
      await opened.person.type('x y');
    }
    await screen.undoAll();
    expect(lines(await screen.save())).toEqual(storedParagraphs);
  });

  test('each tool changes the word that was double-clicked [X-BROWSERS-04]', async () => {
    const words = toolUses.map((_, i) => `word${String.fromCharCode(97 + i)}`);
    const screen = await openTextScreen(opened, words.map((each) => `<p>one ${each} three</p>${kept}`).join(''));
    for (const [i, { use }] of toolUses.entries()) {
      await screen.doubleClick(words[i] ?? '');
      await use(screen);
    }
    const expected = toolUses.map(({ saved }, i) => saved(words[i] ?? ''));
    expect((await screen.save()).split(kept)).toEqual([...expected, '']);
  });

  test('words that are cut and pasted keep their elements, and undo restores all [X-BROWSERS-04]', async () => {
    const html = '<p>one <b class="k">two</b> three</p><p>four</p>';
    const screen = await openTextScreen(opened, html);
    const { press } = opened.person;
    await screen.doubleClick('two');
    await press('Control+x');
    await screen.place('four', 0, 4);
    await press('Control+v');
    await press('Control+v');
    expect(await screen.save()).toBe('<p>one&nbsp; three</p><p>four<b class="k">twotwo</b></p>');
    const again = await openTextScreen(opened, html);
    await again.doubleClick('two');
    await press('Control+x');
    await press('End');
    await press('Control+v');
    await again.undoAll();
    expect(await again.save()).toBe(html);
  });

  test('pictures and a video inserted one after another stay in order [X-BROWSERS-04]', async () => {
    const screen = await openTextScreen(opened, '<p>one two</p>');
    const { person } = opened;
    await screen.place('one two', 0, 7);
    const sources = [];
    for (const file of [sampleFiles.png, sampleFiles.gif]) {
      await screen.tool('Picture').click();
      await person.upload('Or a file', file);
      await person.see('text', /^Embedded, /);
      await person.click('button', 'Insert picture');
      await person.misses('dialog', 'Insert picture');
      await person.press('ArrowRight');
      sources.push(`data:${file.mimeType};base64,${file.buffer.toString('base64')}`);
    }
    await screen.tool('Video').click();
    await person.fill('Address', 'https://youtu.be/AbCdEfGhIjK');
    await person.click('button', 'Insert video');
    await person.misses('dialog', 'Insert video');
    await person.press('ArrowRight');
    await person.type('end');
    const pictures = sources.map(
      (source, i) => `<img src="${source}" alt="" data-filename="photo.${['png', 'gif'][i]}">`,
    );
    const video =
      '<iframe frameborder="0" src="//www.youtube.com/embed/AbCdEfGhIjK" width="640" height="360" class="note-video-clip"></iframe>';
    expect(await screen.save()).toBe(`<p>one two${pictures.join('')}${video}end</p>`);
  });

  test('Esc leaves full screen wherever the focus is [X-BROWSERS-05]', async () => {
    const { person } = opened;
    const screen = await openTextScreen(opened, '<p>one</p>');
    for (const place of ['text', 'nowhere', 'button']) {
      await screen.tool('Full screen').click();
      await person.see('dialog', 'Description');
      if (place === 'text') await screen.place('one', 0, 1);
      if (place === 'nowhere') await person.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      if (place === 'button')
        await person.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Full screen"]')?.focus());
      // From a tool, the first Esc leads back to the text.
      if (place === 'button') await person.press('Escape');
      await person.press('Escape');
      await person.misses('dialog', 'Description');
    }
  });
});
