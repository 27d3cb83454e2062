import { paragraphs, pick, sampleDay, sampleLine } from '../standIn/sampleTexts';

/** Texts by the shape that programs look at: the first that fits. */
const shapes: readonly (readonly [RegExp, (index: number, text: string) => string])[] = [
  [/^\s*$/, (_, text) => text],
  [/^\d{4}-\d\d-\d\d$/, sampleDay],
  [
    /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d(:?\d\d)?))?$/,
    (index, text) => sampleDay(index) + text.slice(10).replace(/\d/g, '0'),
  ],
  [/^[^\s@]+@[^\s@]+\.\w+$/, (index) => `visitor${index + 1}@example.com`],
  [/^https?:\/\//, (index) => `https://example.com/page-${index + 1}`],
  // What else is behind a dot may be a name.
  [
    /^[^\s<>]+\.(avif|bmp|csv|docx?|gif|heic|html?|jpe?g|json|mov|mp[34]|ods|odt|pdf|png|pptx?|svg|tiff?|txt|webm|webp|xlsx?|xml|zip)$/i,
    (index, text) => `sample-${index + 1}.${text.split('.').at(-1)}`,
  ],
  [/^[YN01]$/, (index, text) => pick(/\d/.test(text) ? ['1', '0'] : ['Y', 'N'], index)],
  // As many digits, with what stands between them. No phone number begins with 5.
  [
    /^[+\d][\d\s().-]*$/,
    (index, text) => text.replace(/\d/g, (_, at: number) => (at === 0 ? '5' : String((index * 7 + at * 3) % 10))),
  ],
  [/<\w+[^>]*>/, (index) => `<p>${paragraphs(index, 1)[0]}</p>`],
  [/\n|.{60}/s, (index) => paragraphs(index, 1).join('')],
];

/** The most parts of a list that are kept. */
const most = 10;

/** Another value of the same type and shape, with the same keys; the same for the same `index`. Lists are cut. */
export function inventShape(value: unknown, label = 'value', index = 0): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((part, at) => inventShape(part, label, index + at));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inventShape(part, key, index)]));
  if (typeof value === 'boolean') return index % 2 === 0;
  // 0 and 1 are flags as often as numbers.
  if (typeof value === 'number')
    return value === 0 || value === 1 ? (index + 1) % 2 : index + 1 + (value % 1 === 0 ? 0 : 0.5);
  if (typeof value !== 'string') return value;
  const known = shapes.find(([shape]) => shape.test(value));
  return known ? known[1](index, value) : sampleLine(label, index);
}
