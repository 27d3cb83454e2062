import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** One file of a build, uncompressed and, where it pays, compressed. */
export interface Asset {
  readonly type: string;
  readonly raw: Buffer;
  readonly gzip: Buffer | undefined;
  readonly brotli: Buffer | undefined;
}

/** Sizes in bytes: uncompressed, and as transferred. */
export interface Bytes {
  readonly parsed: number;
  readonly gzip: number;
  readonly brotli: number;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

const isText = (type: string) => !type.startsWith('font/') && type !== 'application/octet-stream';

function toAsset(file: string): Asset {
  const raw = readFileSync(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  if (!isText(type)) return { type, raw, gzip: undefined, brotli: undefined };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return { type, raw, gzip: gzipSync(raw, { level: 9 }), brotli: brotliCompressSync(raw, { params }) };
}

/** Every file of a build by its path from the root, compressed with gzip 9 and brotli 11; without source maps. */
export function readAssets(dist: string): ReadonlyMap<string, Asset> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(dist.length), toAsset(file)]));
}

/** Total size of several files, each compressed separately. */
export function bytesOf(assets: ReadonlyMap<string, Asset>, paths: Iterable<string>): Bytes {
  let sum: Bytes = { parsed: 0, gzip: 0, brotli: 0 };
  for (const path of paths) {
    const asset = assets.get(path);
    if (!asset) continue;
    const { length } = asset.raw;
    sum = {
      parsed: sum.parsed + length,
      gzip: sum.gzip + (asset.gzip?.length ?? length),
      brotli: sum.brotli + (asset.brotli?.length ?? length),
    };
  }
  return sum;
}
