import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
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
  await editor.page.getByText(/\d words$/).waitFor();
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
  const items = CLAUSE.replace(/p>/g, 'li>').repeat(690);
  const places = [
    ['at the start of', `<h2>here</h2>${CLAUSE.repeat(690)}`],
    ['at the end of', `${CLAUSE.repeat(690)}<h2>here</h2>`],
    [
      'in a table in the middle of',
      `${CLAUSE.repeat(345)}<table><tbody><tr><td>here</td></tr></tbody></table>${CLAUSE.repeat(345)}`,
    ],
    ['in one list of', `<p>a</p><ul><li>here</li>${items}</ul>`],
  ] as const;

  it.each(places)('%s a text of 100 kB costs at most 12,000 calls', async (place, html) => {
    expect(html.length).toBeGreaterThan(100_000);
    const spent = await perKey(html, 'here');
    console.log(`a key ${place} 100 kB: ${Math.round(spent)} calls`);
    expect(spent).toBeLessThan(12_000);
  });
});

describe('what is fetched', () => {
  it('for the editor is at most 180 kB without React, MUI and CodeMirror', async () => {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        rollupOptions: {
          input: fileURLToPath(new URL('../../src/rich-text/RichTextEditor.tsx', import.meta.url)),
          external: [/^react/, /^@mui\/material/, /^@emotion/],
          preserveEntrySignatures: 'strict',
        },
      },
    })) as { output: readonly ({ fileName: string; code: string } | { fileName: string; source: string })[] };
    const size = (pattern: RegExp) =>
      output
        .filter(({ fileName }) => pattern.test(fileName))
        .reduce((sum, file) => sum + gzipSync('code' in file ? file.code : file.source, { level: 9 }).length / 1000, 0);
    const mirror = size(/CodeMirror.*\.js$/);
    const editorOwn = size(/\.js$/) - mirror;
    console.log(
      `gzip kB: editor ${editorOwn.toFixed(1)}, CodeMirror ${mirror.toFixed(1)}, style ${size(/\.css$/).toFixed(1)}`,
    );
    expect(editorOwn).toBeLessThan(180);
    expect(mirror).toBeGreaterThan(50);
  });
});
