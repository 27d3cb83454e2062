import type { Blank } from './field';
import type { ComponentModule } from './slots';

/** What holds for the whole site. `public/config.json` may override `uploads` and `title` when the page starts. */
export interface Site<Folder extends string = string> {
  /** Path of the sign-in call below `{apiHost}/api`. */
  readonly login: string;
  /** Upload folders on the API host, outside `/api`: folder name -> path. Pictures are in `images`. */
  readonly uploads: Readonly<Record<Folder | 'images', string>>;
  /** Name of the product: window titles and the sign-in page. */
  readonly title: string;
  /** What is sent of blank values, unless their fields say so: null, nothing, or the empty text. */
  readonly blank?: Blank;
  /** The content of the welcome page, below its heading; links to the screens when left out. */
  readonly dashboard?: ComponentModule;
}

/** Declares the site. */
export function defineSite<const Folder extends string>(site: Site<Folder>): Site<Folder> {
  return site;
}
