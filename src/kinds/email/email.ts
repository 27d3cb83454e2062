import { linkKind } from '../linkKind';

/** What every mail address has: sites know more about theirs. */
const form = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** A mail address. */
export const email = /* @__PURE__ */ linkKind({
  name: 'email',
  input: () => import('./EmailInput'),
  width: 'mail',
  href: (text) => (form.test(text) ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : undefined),
  problem: 'console.kinds.notAMail',
});
