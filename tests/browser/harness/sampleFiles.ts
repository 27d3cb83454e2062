import { encodePng } from '../../site/seeds/encodePng';
import { makePdf } from '../../site/seeds/makePdf';

/** A file in the form that Playwright’s `setInputFiles` takes. */
export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function sample(name: string, mimeType: string, bytes: Uint8Array): SampleFile {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

const base64 = (text: string) => Buffer.from(text, 'base64');
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="teal"/></svg>';
const gif = 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
const webp = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';
const jpeg =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

/**
 * Invented files, one of each type; HEIC and TIFF have only their signature, because browsers cannot display them here.
 */
export const sampleFiles = {
  png: sample('photo.png', 'image/png', encodePng(8, 6, [[0, 128, 128]], new Uint8Array(48))),
  jpeg: sample('photo.jpg', 'image/jpeg', base64(jpeg)),
  webp: sample('photo.webp', 'image/webp', base64(webp)),
  gif: sample('photo.gif', 'image/gif', base64(gif)),
  svg: sample('drawing.svg', 'image/svg+xml', Buffer.from(svg)),
  heic: sample('phone.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
  tiff: sample('scan.tiff', 'image/tiff', Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1')),
  text: sample('notes.txt', 'text/plain', Buffer.from('no picture')),
  pdf: sample('letter.pdf', 'application/pdf', makePdf(['A letter'])),
} as const;
