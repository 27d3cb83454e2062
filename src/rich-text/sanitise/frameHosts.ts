/** Players and maps that a page may frame: an exact host on a parsed https address, nothing that merely looks like one. */
const HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.dailymotion.com',
  'www.google.com',
  'maps.google.com',
  'player.youku.com',
  'vine.co',
  'www.instagram.com',
  'www.facebook.com',
  'v.qq.com',
]);

/** The host of an allowed frame address (`//host/…` counts as https), or null. */
export function frameHost(source: string | null): string | null {
  if (!source) return null;
  const { protocol, hostname, username, password, pathname } = parse(source) ?? {};
  if (protocol !== 'https:' || username || password || !hostname || !HOSTS.has(hostname)) return null;
  return hostname === 'www.google.com' && !pathname?.startsWith('/maps/') ? null : hostname;
}

const parse = (source: string): URL | null => {
  try {
    return new URL(source, 'https://frame.invalid/');
  } catch {
    return null;
  }
};
