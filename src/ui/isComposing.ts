interface KeyOrOther {
  readonly keyCode?: number;
  readonly isComposing?: boolean;
  /** Of React's event, which does not have `isComposing` itself. */
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/**
 * Whether a key is for an input method, such as the Esc that closes its suggestions or the Enter that accepts one. Every
 * handler of keys asks this first. Safari reports the last key after the composition has ended; its code is 229 then.
 */
export const isComposing = ({ keyCode, isComposing: own, nativeEvent }: KeyOrOther): boolean =>
  keyCode === 229 || own === true || nativeEvent?.isComposing === true;
