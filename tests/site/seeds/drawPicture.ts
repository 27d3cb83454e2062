import { encodePng, type Rgb } from './encodePng.ts';
import { photographs } from './photographs.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

const sizes = [
  [320, 240],
  [480, 270],
  [240, 320],
  [300, 300],
  [600, 200],
] as const;

const SKY_BANDS = 24;

const skies: readonly (readonly [Rgb, Rgb])[] = [
  [
    [112, 178, 232],
    [250, 236, 214],
  ],
  [
    [245, 166, 123],
    [253, 241, 220],
  ],
  [
    [64, 92, 148],
    [236, 196, 206],
  ],
  [
    [150, 208, 196],
    [244, 250, 240],
  ],
  [
    [196, 180, 232],
    [252, 244, 248],
  ],
];

const things: readonly Rgb[] = [
  [181, 72, 58],
  [58, 95, 138],
  [46, 134, 98],
  [142, 68, 173],
  [214, 137, 16],
  [44, 62, 80],
];

/** The bytes of a picture, determined by its file name: another name gives another picture. */
export function drawPicture(name: string): Uint8Array {
  const photograph = (photographs as Readonly<Record<string, string>>)[name];
  if (photograph !== undefined) return Buffer.from(photograph, 'base64');
  if (name.endsWith('.svg')) return Buffer.from(drawIcon(name));
  if (name.endsWith('.png')) return drawLandscape(seededRandom(name));
  throw new Error(`No picture can be drawn as ${name}`);
}

/** A sky, a sun, two hills and a row of houses or bars. */
function drawLandscape(random: SeededRandom): Uint8Array {
  const [width, height] = random.pick(sizes);
  const [top, bottom] = random.pick(skies);
  const sun = { x: random.below(width), y: height * 0.25, r: height * (0.07 + random.below(6) / 100) };
  const hills = [0.62, 0.78].map((level) => ({ level, shift: random.below(100), waves: 1 + random.below(3) }));
  const blocks = Array.from({ length: 5 }, () => 0.1 + random.below(40) / 100);
  const first = random.below(things.length);

  const colourOf = (x: number, y: number): number => {
    const block = blocks[Math.floor((x / width) * 9 - 2)];
    const inBlock = ((x / width) * 9) % 1 > 0.15 && block !== undefined;
    if (inBlock && y < height * 0.9 && y > height * (0.9 - block))
      return SKY_BANDS + 3 + ((first + Math.floor((x / width) * 9)) % things.length);
    for (const [index, { level, shift, waves }] of [...hills.entries()].reverse()) {
      if (y > height * (level + 0.06 * Math.sin((x / width) * waves * 6.28 + shift))) return SKY_BANDS + 1 + index;
    }
    if ((x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.r ** 2) return SKY_BANDS;
    return Math.min(SKY_BANDS - 1, Math.floor((y / height) * SKY_BANDS));
  };

  const pixels = Uint8Array.from({ length: width * height }, (_, at) => colourOf(at % width, Math.floor(at / width)));
  const palette: Rgb[] = [...skyBands(top, bottom), [255, 214, 92], [138, 180, 120], [94, 143, 90], ...things];
  return encodePng(width, height, palette, pixels);
}

function skyBands(top: Rgb, bottom: Rgb): Rgb[] {
  const mix = (band: number, part: 0 | 1 | 2) =>
    Math.round(top[part] + ((bottom[part] - top[part]) * band) / SKY_BANDS);
  return Array.from({ length: SKY_BANDS }, (_, band) => [mix(band, 0), mix(band, 1), mix(band, 2)]);
}

function drawIcon(name: string): string {
  const random = seededRandom(name);
  const hue = random.below(360);
  const bars = [0, 1, 2].map(
    (row) => `<rect x="32" y="${38 + row * 14}" width="${24 + random.below(34)}" height="6" rx="3"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">
<circle cx="60" cy="60" r="56" fill="hsl(${hue} 60% 88%)"/>
<rect x="24" y="24" width="72" height="72" rx="10" fill="#fff" stroke="hsl(${hue} 55% 40%)" stroke-width="4"/>
<g fill="hsl(${hue} 55% 40%)">${bars.join('')}</g>
</svg>
`;
}
