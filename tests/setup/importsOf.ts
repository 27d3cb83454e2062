import { posix } from 'node:path';
import { textOf } from './projectFiles';

/** One import of a file: the imported path below the project folder, or the name of a package. */
export interface Import {
  readonly file: string;
  readonly to: string;
  readonly isPackage: boolean;
  /** A type import: nothing of it remains at run time. */
  readonly typeOnly: boolean;
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function resolved(file: string, specifier: string, typeOnly: boolean): Import {
  const isPackage = !specifier.startsWith('.');
  const to = isPackage ? specifier : posix.join(posix.dirname(file), specifier.replace(/\.(tsx?|mjs)$/, ''));
  return { file, to, isPackage, typeOnly };
}

/** Every import and re-export of a file, including dynamic ones. */
export function importsOf(file: string): readonly Import[] {
  const text = textOf(file);
  return [
    ...[...text.matchAll(statement)].map(([whole, type, specifier = '']) =>
      resolved(file, specifier, type !== undefined || onlyTypes(whole)),
    ),
    ...[...text.matchAll(dynamic)].map(([, specifier = '']) => resolved(file, specifier, false)),
  ];
}

/** `import { type A, type B } from`: each name is marked as a type. */
function onlyTypes(whole: string): boolean {
  const names =
    /\{([^}]*)\}/
      .exec(whole)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const given = names.filter((name) => name !== '');
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}
