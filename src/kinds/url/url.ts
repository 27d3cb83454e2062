import { linkKind } from '../linkKind';

/** The address of a page. Not of anything else: a stored `javascript:` must not run. */
export const url = /* @__PURE__ */ linkKind({
  name: 'url',
  input: () => import('./UrlInput'),
  width: 'mail',
  href: (text) => (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text) ? text : undefined),
  problem: 'console.kinds.notAnAddress',
});
