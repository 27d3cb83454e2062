import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts the icon `name` of `folder` into the page as a `data:` address. Browsers that do not store icons, such as those of
 * private windows, would request the file again on each screen.
 */
export function inlineIconPlugin(folder: string, name: string): Plugin {
  return {
    name: 'inline-icon',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const icon = readFileSync(`${folder}/${name}`, 'utf8').trim();
        return html.replace(`href="/${name}"`, `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);
      },
    },
  };
}
