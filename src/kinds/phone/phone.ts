import { linkKind } from '../linkKind';
import { phoneLink } from '../links';

/** A phone number, as it was typed. */
export const phone = /* @__PURE__ */ linkKind({
  name: 'phone',
  input: () => import('./PhoneInput'),
  width: 'phone',
  href: phoneLink,
  problem: 'console.kinds.notAPhone',
});
