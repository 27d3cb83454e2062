/** White space, what no font draws (`DI`: Default_Ignorable_Code_Point), control characters and the empty Braille pattern. */
const invisible = /^[\p{White_Space}\p{DI}\p{Cc}\u{2800}\u{FFF9}-\u{FFFB}]*$/u;

/** Whether a value is blank: absent, null, or text that nobody can see. Zero and false are values. */
export function isBlank(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || (typeof value === 'string' && invisible.test(value));
}
