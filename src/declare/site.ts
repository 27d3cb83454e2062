import type { AuthWords } from './auth';
import type { ErrorWords } from './errorWords';
import type { Blank } from './field';
import type { ComponentModule } from './slots';

/** What paths are below where neither site, resource nor call say anything else. */
export const defaultBase = '/api';

/** What holds for the whole site. `public/config.json` may override `uploads` and `title` when the page starts. */
export interface Site<Folder extends string = string> {
  /** Path of the sign-in call below `base`, where it is a POST of username and password whose answer has a `token`. */
  readonly login?: string;
  /** Any other way to sign in, and what a session is; `false`: nobody signs in. */
  readonly auth?: AuthWords | false;
  /** What the paths of all calls are below; '/api' when left out. */
  readonly base?: string;
  readonly errors?: ErrorWords;
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
