import { linkKind } from '../linkKind';

/** Digits, with what people put between them, and an extension. */
const form = /^\+?(?:[\s().\-/]*\d){3,}[\s)]*(?:(?:x|ext\.?)\s*\d+)?$/i;

/** A phone number, as it was typed. */
export const phone = /* @__PURE__ */ linkKind({
  name: 'phone',
  input: () => import('./PhoneInput'),
  width: 'phone',
  href: (text) => (form.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined),
  problem: 'console.kinds.notAPhone',
});
