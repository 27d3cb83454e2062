/** Why a picture is not shown: the key of its text. */
export type Broken = 'notFound' | 'notDisplayed' | 'notLoaded';

const missing: readonly number[] = [400, 404, 410];

/**
 * Asks for a picture once more, since an image element does not say why it failed: the site has no such file, or it has one
 * that this browser cannot display, such as HEIC. `notLoaded` where that cannot be known. Never rejects.
 */
export async function whyBroken(src: string): Promise<Broken> {
  try {
    const { ok, status, headers, body } = await fetch(src, { cache: 'no-store' });
    // Only the head is wanted; the file may be large.
    await body?.cancel();
    // Some hosts answer any unknown path with the page of the console.
    if (missing.includes(status) || (ok && headers.get('content-type')?.includes('text/html'))) return 'notFound';
    return ok ? 'notDisplayed' : 'notLoaded';
  } catch {
    return 'notLoaded';
  }
}
