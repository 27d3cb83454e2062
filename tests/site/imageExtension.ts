const heifBrands: Readonly<Record<string, string>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  mif1: 'heic',
  msf1: 'heic',
};

const signatures: readonly (readonly [prefix: string, extension: string])[] = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['BM', 'bmp'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['\0\0\x01\0', 'ico'],
  ['\xff\x0a', 'jxl'],
];

const svgStart =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i;

/**
 * The usual extension for these image bytes, or undefined if they are no image. The name and the sent type are ignored.
 */
export function imageExtension(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  for (const [prefix, extension] of signatures) if (start.startsWith(prefix)) return extension;
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp') return heifBrands[start.slice(8, 12)];
  return svgStart.test(start) ? 'svg' : undefined;
}
