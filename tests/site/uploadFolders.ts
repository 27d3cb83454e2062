import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { imageExtension } from './imageExtension.ts';
import { Refusal } from './Refusal.ts';

/** The folders for visitors’ and administrators’ files, each served under its own name. */
export const uploadFolders = ['ImgUploads', 'ResumeUploads', 'GstUploads'] as const;

/** One of the three folders. */
export type UploadFolder = (typeof uploadFolders)[number];

const contentTypesByExtension: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  ico: 'image/x-icon',
  jxl: 'image/jxl',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** Empties the three folders of `dir` and writes the given files into them. */
export function fillUploadFolders(
  dir: string,
  files: Readonly<Record<UploadFolder, ReadonlyMap<string, Uint8Array>>>,
): void {
  for (const folder of uploadFolders) {
    rmSync(join(dir, folder), { recursive: true, force: true });
    mkdirSync(join(dir, folder), { recursive: true });
    for (const [name, bytes] of files[folder]) writeFileSync(join(dir, folder, name), bytes);
  }
}

/**
 * Saves an uploaded picture under a new name and returns that name. Refuses anything that is no picture by its bytes
 * (415).
 */
export async function keepImage(dir: string, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = imageExtension(bytes);
  if (found === undefined) throw new Refusal(415, 'Only image files are accepted');
  const sent = extname(file.name).slice(1).toLowerCase();
  const extension = contentTypesByExtension[sent]?.startsWith('image/') ? sent : found;
  const name = `${Date.now()}-${randomBytes(6).toString('hex')}.${extension}`;
  mkdirSync(join(dir, 'ImgUploads'), { recursive: true });
  writeFileSync(join(dir, 'ImgUploads', name), bytes);
  return name;
}

/**
 * Serves one uploaded file, or refuses with 404. An uploaded SVG may be malicious: sandboxed, it cannot run anything.
 */
export function answerUpload(dir: string, folder: UploadFolder, name: string): Response {
  if (name !== basename(name) || name.includes('\\') || name === '..') throw new Refusal(404, 'No such file');
  const contentType = contentTypesByExtension[extname(name).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return new Response(readUpload(join(dir, folder, name)), {
    headers: {
      'Content-Type': contentType,
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    },
  });
}

function readUpload(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    throw new Refusal(404, 'No such file');
  }
}
