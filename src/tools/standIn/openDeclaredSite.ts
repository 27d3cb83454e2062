import { complete } from '../../declare/complete';
import { resourcesOf } from '../../declare/sidebar';
import { createTranslate } from '../../i18n/createTranslate';
import { english } from '../../i18n/english';
import type { Declarations } from '../loadDeclarations';
import { type DeclaredSite, declaredSite, type InnerSite } from './declaredSite';
import { folderStore, memoryStore } from './rowStore';
import { signInSite } from './signInSite';

/**
 * Opens a site in front of `inner` for the resources that it does not know; their rows are kept in `folder`, if given.
 * Without `inner` it serves all of them, to whom `credentials` sign in.
 */
export function openDeclaredSite(
  { sidebar, site }: Pick<Declarations, 'sidebar' | 'site'>,
  inner: InnerSite = signInSite(site),
  folder?: string,
): DeclaredSite {
  const translate = createTranslate(english);
  const resources = resourcesOf(sidebar).map((resource) => complete(resource, translate, site));
  return declaredSite(inner, { resources, site, store: folder === undefined ? memoryStore() : folderStore(folder) });
}

export type OpenDeclaredSite = typeof openDeclaredSite;
