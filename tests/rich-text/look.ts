/**
 * The measure of the corpus, written apart from the editor's own: two texts look the same if they have the same blocks
 * with the same attributes, and each character stands in the same inline elements, attributes and styles. Forgiven:
 * nesting order, runs split in two, comments, `mso-*`, white space that HTML does not draw.
 */
const INLINE =
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var o:p'.split(
    ' ',
  );
const BREAKING =
  'address article aside blockquote caption center col colgroup dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul br'.split(
    ' ',
  );

type Item = { readonly char: string; readonly dress: string } | { readonly tag: string };

/** One line per block boundary, unit or run of equally dressed text. */
export function look(html: string): string[] {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  const items: Item[] = [];
  visit(body, [], false, items);
  return join(drawn(items));
}

function visit(parent: Element, around: readonly Element[], verbatim: boolean, items: Item[]): void {
  for (const node of Array.from(parent.childNodes)) {
    if (node instanceof Text) {
      const dress = dressOf(around);
      for (const char of node.data) items.push({ char: verbatim ? `=${char}` : char, dress });
    }
    if (!(node instanceof Element)) continue;
    const keeps =
      verbatim || /^(pre|textarea)$/.test(node.localName) || /white-space:\s*(pre|break)/.test(styleOf(node));
    const named = node.attributes.length > 0;
    if (INLINE.includes(node.localName) && (node.childNodes.length > 0 || !named)) {
      visit(node, [...around, node], keeps, items);
    } else {
      const breaking = BREAKING.includes(node.localName);
      items.push({
        tag: `${breaking ? '/' : ''}<${node.localName} ${attributes(node).join(' ')} in ${dressOf(around)}>`,
      });
      visit(node, breaking ? [] : around, keeps, items);
      items.push({ tag: `${breaking ? '/' : ''}</${node.localName}>` });
    }
  }
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

function attributes(element: Element): string[] {
  return Array.from(element.attributes)
    .flatMap(({ name, value }) => {
      if (name === 'style') return declarations(value).map(([key, text]) => `style:${key}=${text}`);
      if (name === 'class')
        return value
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => `class:${word}`);
      return [`${name}=${value}`];
    })
    .sort();
}

function declarations(style: string): [string, string][] {
  const parts = style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\)?)+/g) ?? [];
  const found = new Map<string, string>();
  for (const part of parts) {
    const [, key = '', text = ''] = /^\s*([^:]+?)\s*:\s*([\s\S]*?)\s*$/.exec(part) ?? [];
    if (key && !key.startsWith('mso-')) found.set(key.toLowerCase(), text.replace(/\s+/g, ' '));
  }
  return [...found];
}

function dressOf(around: readonly Element[]): string {
  const styles = new Map<string, string>();
  const rest = new Set<string>();
  for (const element of around) {
    if (!['span', 'font', 'o:p'].includes(element.localName)) rest.add(element.localName);
    for (const [key, text] of declarations(styleOf(element))) styles.set(key, text);
    for (const text of attributes(element)) if (!text.startsWith('style:')) rest.add(`${element.localName} ${text}`);
  }
  return [...rest, ...Array.from(styles, ([key, text]) => `${key}: ${text}`)].sort().join('; ');
}

/** White space as HTML draws it: runs are one space, none at the edges of a line. */
function drawn(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  const edge = (item: Item | undefined): boolean => item === undefined || ('tag' in item && item.tag.startsWith('/'));
  const space = (item: Item | undefined): boolean => item !== undefined && 'char' in item && item.char === ' ';
  for (const item of items) {
    if ('tag' in item) {
      if (edge(item)) while (space(out.at(-1))) out.pop();
      out.push(item);
    } else if (!/^[ \t\r\n\f]$/.test(item.char)) out.push(item);
    else if (!edge(out.at(-1)) && !space(out.at(-1))) out.push({ char: ' ', dress: '' });
  }
  while (space(out.at(-1))) out.pop();
  return out;
}

function join(items: readonly Item[]): string[] {
  const lines: string[] = [];
  let dress: string | null = null;
  for (const item of items) {
    if ('tag' in item) {
      lines.push(item.tag);
      dress = null;
      continue;
    }
    const char = item.char.length > 1 && item.char.startsWith('=') ? item.char.slice(1) : item.char;
    if (item.char === ' ' || item.dress === dress) {
      if (dress === null) lines.push('');
      lines[lines.length - 1] += char;
      dress ??= '';
    } else {
      lines.push(`${item.dress} | ${char}`);
      dress = item.dress;
    }
  }
  return lines;
}
