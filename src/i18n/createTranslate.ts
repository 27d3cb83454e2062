/** Nested keys, each with a text in which `%{name}` is replaced and `||||` separates singular and plural. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Values for `%{name}`; `smart_count` chooses singular or plural; `_` is the text for a key that no catalogue has. */
type TranslateOptions = Readonly<Record<string, unknown>>;

/** The text of a key, such as `console.list.empty`; the key itself where there is no text. */
export type Translate = (key: string, options?: TranslateOptions) => string;

function textOf(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function formOf(text: string, count: unknown): string {
  const forms = text.split(' |||| ');
  return (typeof count === 'number' && count !== 1 ? forms[1] : undefined) ?? forms[0] ?? text;
}

/** Reads a catalogue in Polyglot's format. Polyglot itself weighs 7.7 kB for rules of plurals that two forms cover. */
export function createTranslate(messages: Messages): Translate {
  return (key, options = {}) => {
    const fallback = typeof options._ === 'string' ? options._ : key;
    const text = formOf(textOf(messages, key) ?? fallback, options.smart_count);
    return text.replace(/%\{(\w+)\}/g, (whole, name: string) => (name in options ? String(options[name]) : whole));
  };
}
