/** Players and maps. Hosts are compared exactly and after parsing, so that similar ones are refused. */
const allowedHosts = new Set([
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

/** The host of a frame's address (`//host/…` counts as https), or null if the frame is not allowed. */
export function allowedFrameHost(source: string | null): string | null {
  if (!source) return null;
  const { protocol, hostname, username, password, pathname } = parse(source) ?? {};
  if (protocol !== 'https:' || username || password || !hostname || !allowedHosts.has(hostname)) return null;
  return hostname === 'www.google.com' && !pathname?.startsWith('/maps/') ? null : hostname;
}

const parse = (source: string): URL | null => {
  try {
    return new URL(source, 'https://frame.invalid/');
  } catch {
    return null;
  }
};
