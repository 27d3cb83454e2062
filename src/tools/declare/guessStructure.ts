import { isJsonObject, type JsonObject } from '../../provider/parseAnswer';
import type { DraftField } from './Draft';
import type { Choices, FieldEvidence, Guess } from './guessKind';
import { labelOf, quoted } from './words';

/** What cannot be inside of another field, and what stands for it there. */
const instead: Readonly<Record<string, Pick<DraftField, 'kind' | 'options'>>> = {
  dateTime: { kind: 'dateTime', options: "{ zone: 'utc' }" },
  ...Object.fromEntries(['flag', 'secret', 'password', 'fileLink', 'image'].map((kind) => [kind, { kind: 'text' }])),
};

const plain = (word: string) => word.toLowerCase().replace(/[^a-z\d]/g, '');

/** The resource of that name, in the singular or the plural. */
export function targetNamed(name: string, targets: readonly string[]): string | undefined {
  const stem = plain(name);
  const forms = [stem, `${stem}s`, `${stem}es`, stem.replace(/y$/, 'ies')];
  return targets.find((target) => forms.includes(plain(target)));
}

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

type GuessKind = (evidence: FieldEvidence, choices: Choices) => Guess;

/** The kind with fields for these objects, as source. */
function withFields(kind: string, objects: readonly JsonObject[], choices: Choices, guess: GuessKind): Guess {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter((name) => name !== 'id');
  const parts = names
    .filter((name) => !/[.[\]"'|]/.test(name) && name.trim() !== '')
    .map((name) => {
      const found = guess({ name, values: objects.map((object) => object[name]) }, { ...choices, isEditable: true });
      return { name, ...found, ...instead[found.kind] };
    });
  if (parts.length === 0) return { kind: 'json' };
  const calls = parts.map(({ name, kind: inner, options }) => {
    const args = [quoted(labelOf(name)), ...(options ? [options] : [])].join(', ');
    return `${isName(name) ? name : quoted(name)}: ${inner}(${args})`;
  });
  const isDoubtful = parts.some((part) => part.doubt);
  return {
    kind,
    options: `{ fields: { ${calls.join(', ')} } }`,
    uses: parts.flatMap((part) => [part.kind, ...(part.uses ?? [])]),
    ...(isDoubtful ? { doubt: 'some kinds of the fields in it are uncertain' } : {}),
  };
}

/** Guesses the kind of a field some of whose values have parts. */
export function guessStructure({ name, values }: FieldEvidence, choices: Choices, guess: GuessKind): Guess {
  const { kinds, targets } = choices;
  const unsaid = { kind: 'text', doubt: 'its values have parts, which are shown as JSON: declare them by their paths' };
  const orJson = (found: Guess) => (kinds.has(found.kind) ? found : kinds.has('json') ? { kind: 'json' } : unsaid);
  const elements: readonly unknown[] = values.every(Array.isArray) ? values.flat() : [];
  if (elements.length > 0) {
    const to = targetNamed(name.replace(/(?:_ids?|Ids?)$/, ''), targets);
    if (to && elements.every((one) => (isJsonObject(one) ? 'id' in one : typeof one !== 'object')))
      return orJson({ kind: 'references', options: `{ to: ${quoted(to)} }` });
    if (elements.every(isJsonObject)) return orJson(withFields('list', elements, choices, guess));
  }
  if (values.every(isJsonObject)) {
    const to = targetNamed(name, targets);
    if (to && values.every((value) => 'id' in value)) return { kind: 'reference', options: `{ to: ${quoted(to)} }` };
    return orJson(withFields('group', values, choices, guess));
  }
  return orJson({ kind: 'json' });
}
