/** Paths that the site itself answers; everything else on the same port belongs to the console. */
export const sitePrefixes = ['/api', '/ImgUploads', '/ResumeUploads', '/GstUploads'] as const;

/** Whether a request’s URL (path and query) is for the site. */
export function isSitePath(url: string): boolean {
  return sitePrefixes.some((prefix) => url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length)));
}
