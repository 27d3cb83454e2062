import { linkKind } from '../linkKind';
import { mailLink } from '../links';

/** A mail address. */
export const email = /* @__PURE__ */ linkKind({
  name: 'email',
  input: () => import('./EmailInput'),
  width: 'mail',
  href: mailLink,
  problem: 'console.kinds.notAMail',
});
