import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragments } from './corpus';
import { type OpenPage, openPage } from './openPage';

let open: OpenPage;
beforeAll(async () => {
  open = await openPage();
}, 60_000);
afterAll(() => open.close());

const ordinary = fragments('c');
const hostile = fragments('x');

/** Types one character at the end of each text block in turn, and undoes it; returns where something else changed. */
function typeEverywhere(html: string) {
  const { createEditingArea, look } = window.core;
  const mount = document.body.appendChild(document.createElement('div'));
  const values: string[] = [];
  const surface = createEditingArea(mount, html, {
    keys: {},
    onChange: (value) => values.push(value),
    onState: () => {},
    editIsland: () => {},
    insertFiles: () => {},
  });
  const { view } = surface;
  const removed = surface.loaded().removed;
  const baseline = removed.length ? window.core.sanitise(html, { comments: true }).html : html;
  const blank = (text: string) => look(text.replace(/<p><br><\/p>/g, '<p></p>')).join('\n');
  const faults: string[] = [];
  const places: number[] = [];
  view.state.doc.descendants((node, pos) => {
    if (node.isTextblock) places.push(pos + 1 + node.content.size);
    return !node.isTextblock;
  });
  const before = view.state.doc;
  for (const place of places) {
    view.dispatch(view.state.tr.insertText('\u00a4', place));
    const typed = values.at(-1) ?? '';
    if (typed.split('\u00a4').length !== 2) faults.push(`typed once, found otherwise: ${typed}`);
    const without = [typed.replace('\u00a4', ''), typed.replace('<p>\u00a4</p>', ''), typed.replace('\u00a4', '<br>')];
    if (!without.some((text) => blank(text) === blank(baseline))) faults.push(typed);
    view.dispatch(view.state.tr.delete(place, place + 1));
    if (values.at(-1) !== html) faults.push(`after undoing: ${values.at(-1)}`);
  }
  if (!before.eq(view.state.doc)) faults.push('document changed');
  surface.destroy();
  mount.remove();
  return { faults, places: places.length, removed: [...removed] };
}

describe('the corpus', () => {
  it.each([...ordinary, ...hostile])(
    '$id is given back byte for byte, ten times over [R-EDITOR-15]',
    async ({ html }) => {
      const given = await open.page.evaluate((text) => {
        let value = text;
        for (let i = 0; i < 10; i++) {
          const loaded = window.core.load(value);
          value = window.core.save(loaded.doc, loaded);
        }
        return value;
      }, html);
      expect(given).toBe(html);
    },
  );

  it.each(ordinary)('$id keeps every other block when one is typed into [R-EDITOR-15]', async ({ html }) => {
    const { faults, places } = await open.page.evaluate(typeEverywhere, html);
    expect(places).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it.each(ordinary.filter(({ html }) => html.trim()))(
    '$id looks the same when every block is written anew [R-EDITOR-15]',
    async ({ html }) => {
      const { anew, baseline } = await open.page.evaluate((text) => {
        const { load, writeBlocks, look, sanitise } = window.core;
        const { doc, tail } = load(text);
        return {
          anew: look(writeBlocks(doc.children, new WeakMap()) + tail),
          baseline: look(sanitise(text, { comments: true }).html),
        };
      }, html);
      expect(anew).toEqual(baseline);
    },
  );

  it('keeps the very bytes of untouched blocks, also where a browser would write them otherwise', async () => {
    const blocks = [
      '<P CLASS=lead>A&mdash;b &amp c</P>',
      "<ul><LI>x<br/>&#8377;499<li title='y'>z</ul>",
      '<script>1</script>',
      '<hr/>',
    ];
    const html = `${blocks.join('\n')}\n<p>here</p>`;
    const value = await open.page.evaluate((stored) => {
      const loaded = window.core.load(stored);
      const { doc } = loaded;
      const last = doc.child(doc.childCount - 1);
      const changed = doc.copy(doc.content.replaceChild(doc.childCount - 1, last.copy(last.content.cut(0, 2))));
      return window.core.save(changed, loaded);
    }, html);
    expect(value).toBe(`${blocks.join('\n')}\n<p>he</p>`.replace('<script>1</script>', ''));
  });

  it('of ordinary fragments loses nothing that is not named, and hardly any text is in islands', async () => {
    const names: Record<string, string[]> = {};
    let [all, kept] = [0, 0];
    for (const { id, html } of ordinary) {
      const { removed, text, islands } = await open.page.evaluate((stored) => {
        const { load, plainText } = window.core;
        const loaded = load(stored);
        let inIslands = '';
        loaded.doc.descendants(({ type, attrs }) => {
          if (/island/i.test(type.name)) inIslands += plainText(attrs.html);
        });
        return { removed: [...loaded.removed], text: plainText(stored).length, islands: inIslands.length };
      }, html);
      if (removed.length) names[id] = removed;
      all += text;
      kept += islands;
    }
    console.log(`islands hold ${((100 * kept) / all).toFixed(2)} % of the text`);
    expect(kept / all).toBeLessThan(0.01);
    expect(names).toEqual({ 'c34-word-style': ['<style>'], 'c35-gdocs-basic': ['<meta>'] });
  });

  it('prints its share', async () => {
    const kept = await Promise.all(ordinary.map(({ html }) => open.page.evaluate(typeEverywhere, html)));
    const whole = kept.filter(({ faults }) => !faults.length).length;
    console.log(`corpus: ${whole} of ${ordinary.length} ordinary fragments lossless`);
    expect(whole).toBe(ordinary.length);
  });
});
