/** 'created_at', 'createdAt' -> 'Created At'. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || name;
}

/** 'house-rules' -> 'house-rule'. */
export function singular(name: string): string {
  if (/(?:ss|us|is)$/.test(name)) return name;
  return name
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$/, '')
    .replace(/s$/, '');
}

/** 'order_items', 'OrderItems' -> 'order-items': part of an address. */
export function resourceName(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
  return words.replace(/[^a-z\d]+/g, '-').replace(/^[-\d]+|-+$/g, '') || 'records';
}

/** Words of TypeScript and of the declaration language that a declaration may not be called by. */
const taken = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this
  throw true try typeof var void while with yield await arguments eval undefined
  check choice choices complete custom date del email file flag get image list number password patch phone post put
  reference references regular secret site text time toggle url`.split(/\s+/),
);

/** 'order-items' -> 'orderItems'; 'public' -> 'publicRecords', since that is a word of the language. */
export function variableName(name: string): string {
  const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return taken.has(variable) ? `${variable}Records` : variable;
}

/** A text as source. */
export const quoted = (text: string) =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\r\u2028\u2029]/g, ' ')}'`;
