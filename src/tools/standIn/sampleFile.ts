/** A picture of two colours with its name, other for each name. */
function drawing(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const title = name.replace(/[^\w.-]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">
<rect width="320" height="240" fill="hsl(${hue} 60% 85%)"/>
<circle cx="240" cy="70" r="34" fill="hsl(${(hue + 60) % 360} 80% 60%)"/>
<path d="M0 240 110 110 200 190 250 140 320 240z" fill="hsl(${hue} 40% 45%)"/>
<text x="16" y="36" font-family="sans-serif" font-size="18" fill="hsl(${hue} 50% 25%)">${title}</text>
</svg>
`;
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

/** The bytes of a file that was never uploaded: a drawing, or a line of text. */
export function sampleFile(name: string): string {
  return name.endsWith('.svg') ? drawing(name) : `${name}: an invented file.\n`;
}

/** A file as a response. An uploaded picture may contain scripts: sandboxed, it cannot run them. */
export function fileResponse(name: string, content: BodyInit): Response {
  const type = types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  return new Response(content, {
    headers: { 'Content-Type': type, 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' },
  });
}
