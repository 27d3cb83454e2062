const people = [
  'Nisha Example',
  'Omar Muster',
  'Tara Placeholder',
  'Kiran Example',
  'Lena Muster',
  'Hari Placeholder',
  'नमूना सिंह',
];
const cities = ['Exampur', 'Samplebad', 'Northfield', 'Westhaven', 'Eastwick', 'Southdale', 'Midtown'];
const sentences = [
  'It took two days, and everybody was kind.',
  'Please bring the papers in the original.',
  'Open from nine to six, on Saturdays until noon.',
  'An answer comes within one working day.',
  'कृपया अपने दस्तावेज़ साथ लाएँ।',
  'Nothing has to be paid in advance.',
  'Whoever signs must be of age.',
];
const adjectives = ['First', 'Second', 'Blue', 'Quiet', 'Early', 'Open', 'Useful'];

/** Picks by number, so that the same row always has the same values. */
export const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** A paragraph or several. */
export const paragraphs = (index: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, part) => `${pick(sentences, index + part)} ${pick(sentences, index + part + 3)}`);

/** What a text is likely to be, by its label or name: the first that fits. */
const likely: readonly (readonly [RegExp, (index: number) => string])[] = [
  [/e-?mail/, (index) => `visitor${index + 1}@example.com`],
  [/phone|mobile|contact/, (index) => `5${String(550_000_000 + index * 7_919).padStart(9, '0')}`],
  [/url|link|website|web ?page/, (index) => `https://example.com/page-${index + 1}`],
  [/slug/, (index) => `page-${index + 1}`],
  [/(first|last|full|user)? ?name|author|person|by\b|customer|visitor|member/, (index) => pick(people, index)],
  [/city|town|place|location/, (index) => pick(cities, index)],
  [/address|street/, (index) => `${index + 12} Sample Road, ${pick(cities, index)}`],
  [/country/, () => 'India'],
  [/zip|postal|pin/, (index) => String(411_001 + index)],
  [/colou?r/, (index) => pick(['#3366cc', '#cc3333', '#339966', '#996633'], index)],
  [/date|day|created|updated|\bat\b/, (index) => sampleDay(index)],
  [/price|amount|cost|fee|total|rate|salary/, (index) => String(sampleNumber('price', index))],
  [/age|count|quantity|number|order|position|year|rating|stars|score|rank/, (index) => String(index + 1)],
  [/code|key|reference|sku/, (index) => `AB-${String(index + 1).padStart(4, '0')}`],
  [/question/, (index) => `${pick(['When', 'Where', 'How', 'Why', 'For whom'], index)} is it open?`],
  [/text|word|answer|description|message|comment|note|content|body|about|remark/, (index) => pick(sentences, index)],
];

/** One line of text that suits a label; without a clue, the label itself with an adjective. */
export function sampleLine(label: string, index: number): string {
  const known = likely.find(([pattern]) => pattern.test(label.toLowerCase()));
  return known ? known[1](index) : `${pick(adjectives, index)} ${label.toLowerCase()} ${index + 1}`;
}

/** A number that suits a label. */
export function sampleNumber(label: string, index: number): number {
  if (/price|amount|cost|fee|total|salary/i.test(label)) return 250 + index * 125;
  if (/year/i.test(label)) return 2010 + (index % 15);
  return index + 1;
}

/** A day of 2025. */
export function sampleDay(index: number): string {
  const [month, day] = [(index % 12) + 1, ((index * 7) % 27) + 1];
  return `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
