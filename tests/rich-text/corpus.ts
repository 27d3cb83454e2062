import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./corpus/', import.meta.url);

export type Fragment = { readonly id: string; readonly html: string };

/** The fragments whose id begins with a letter: `c` ordinary, `x` hostile. */
export function fragments(kind: 'c' | 'x'): Fragment[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(kind) && name.endsWith('.html'))
    .map((name) => ({ id: name.replace('.html', ''), html: readFileSync(new URL(name, folder), 'utf8') }));
}
