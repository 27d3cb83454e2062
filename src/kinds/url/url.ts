import { linkKind } from '../linkKind';
import { webLink } from '../links';

/** The address of a page. */
export const url = /* @__PURE__ */ linkKind({
  name: 'url',
  input: () => import('./UrlInput'),
  width: 'mail',
  href: webLink,
  problem: 'console.kinds.notAnAddress',
});
