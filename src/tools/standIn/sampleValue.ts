import type { Field } from '../../declare/field';
import type { Schema } from '../../declare/schema';
import { fieldSchema } from '../fieldSchema';
import { paragraphs, pick, sampleDay, sampleLine, sampleNumber } from './sampleTexts';

/** Names of files that are drawn when they are asked for begin with this. */
export const drawnPrefix = 'sample-';

const byFormat: Readonly<Record<string, (index: number) => string>> = {
  date: sampleDay,
  'date-time': (index) => `${sampleDay(index)}T${String(9 + (index % 9)).padStart(2, '0')}:30:00.000Z`,
  time: (index) => `${String(9 + (index % 9)).padStart(2, '0')}:30`,
  email: (index) => sampleLine('email', index),
  uri: (index) => sampleLine('url', index),
  uuid: (index) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
};

function sampleText({ format, contentMediaType }: Schema, label: string, index: number): string {
  const known = format && byFormat[format];
  if (known) return known(index);
  if (contentMediaType === 'text/plain') return paragraphs(index, 1).join('');
  if (contentMediaType === 'text/html')
    return `<h2>${label}</h2>${paragraphs(index, 2)
      .map((text) => `<p>${text}</p>`)
      .join('')}`;
  if (contentMediaType?.startsWith('image/')) return `${drawnPrefix}${index + 1}.svg`;
  return contentMediaType ? `${drawnPrefix}${index + 1}.txt` : sampleLine(label, index);
}

function bySchema(schema: Schema, label: string, index: number): unknown {
  const { type, items = {}, properties = {} } = schema;
  const known = schema.enum ?? schema.examples;
  if (known && known.length > 0) return pick(known, index);
  switch (typeof type === 'object' ? type[0] : type) {
    case 'number':
    case 'integer':
      return sampleNumber(label, index);
    case 'boolean':
      return index % 2 === 0;
    case 'array':
      return [bySchema(items, label, index), bySchema(items, label, index + 1)];
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, bySchema(part, part.title ?? name, index)]),
      );
    case 'null':
      return null;
    default:
      return sampleText(schema, label, index);
  }
}

/** An invented value of a field that suits its kind and its label; the same for the same `index`. */
export function sampleValue(field: Field, index: number): unknown {
  return bySchema(fieldSchema(field), field.label, index);
}
