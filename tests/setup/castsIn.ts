import { projectFiles, textOf } from './projectFiles';

/** What declarations for other sites have that they must not need: a cast, or an import of anything but the language. */
export function castsIn(folder: string): { readonly files: readonly string[]; readonly found: readonly string[] } {
  const files = projectFiles(folder).filter((file) => /\/resources\/.*\.ts$/.test(file));
  const found = files.flatMap((file) => {
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const casts = code.match(/\bas\b(?: \w+)?|\bany\b|@ts-\w+/g) ?? [];
    const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);
    const others = imports.filter((from) => !/^(?:(?:\.\.\/){4}src\/declare|\.\/\w+)$/.test(from));
    return [...casts, ...others].map((what) => `${file}: ${what}`);
  });
  return { files, found };
}
