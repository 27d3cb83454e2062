import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorPage, openEditor, settle } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());

const CLAUSE =
  '<p>A clause of <b>some length</b>, with a <a href="/x">link</a> in it, which says what is kept and for how long, and to whom it may be given.</p>';

/** JavaScript function calls, as V8 counts them, while `work` runs. */
async function calls(work: () => Promise<void>): Promise<number> {
  const client = await editor.page.context().newCDPSession(editor.page);
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await client.send('Profiler.takePreciseCoverage');
  await work();
  const { result } = await client.send('Profiler.takePreciseCoverage');
  await client.send('Profiler.stopPreciseCoverage');
  await client.detach();
  return result
    .flatMap(({ functions }) => functions)
    .reduce(
      (sum, { functionName, ranges }) =>
        sum + (functionName === '' && ranges[0]?.startOffset === 0 ? 0 : (ranges[0]?.count ?? 0)),
      0,
    );
}

async function perKey(html: string, word: string): Promise<number> {
  await editor.load(html);
  await editor.page.waitForFunction(() => /\d words/.test(document.querySelector('.bot')?.textContent ?? ''));
  await editor.select(word);
  await editor.press('ArrowRight');
  await editor.page.keyboard.type('warm');
  const keys = 10;
  const spent = await calls(async () => {
    for (let i = 0; i < keys; i++) {
      await editor.page.keyboard.type('k');
      await settle(editor.page);
    }
  });
  expect(await editor.value()).toContain('warmkkkkkkkkkk');
  return spent / keys;
}

describe('the cost of a key', () => {
  it('in a text of 100 kB is at most 10,000 calls', async () => {
    const spent = await perKey(`<h2>here</h2>${CLAUSE.repeat(690)}`, 'here');
    console.log(`a key in 100 kB of paragraphs: ${Math.round(spent)} calls`);
    expect(spent).toBeLessThan(10_000);
  });

  it('in one list of 100 kB is at most 10,000 calls', async () => {
    const spent = await perKey(`<p>a</p><ul><li>here</li>${CLAUSE.replace(/p>/g, 'li>').repeat(690)}</ul>`, 'here');
    console.log(`a key in 100 kB of list items: ${Math.round(spent)} calls`);
    expect(spent).toBeLessThan(10_000);
  });
});

describe('what is fetched', () => {
  it('for the editor is at most 180 kB, CodeMirror apart', () => {
    const folder = join(editor.outDir, 'assets');
    const size = (pattern: RegExp) =>
      readdirSync(folder)
        .filter((name) => pattern.test(name))
        .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0) / 1000;
    const [all, mirror, style] = [size(/\.js$/), size(/codeMirror.*\.js$/), size(/\.css$/)];
    console.log(
      `gzip kB: page with React ${(all - mirror).toFixed(1)}, CodeMirror ${mirror.toFixed(1)}, style ${style.toFixed(1)}`,
    );
    // The page's chunk holds React too, which the host has already.
    expect(all - mirror).toBeLessThan(180 + 58);
    expect(mirror).toBeGreaterThan(50);
  });
});
