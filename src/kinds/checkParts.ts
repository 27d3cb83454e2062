import type { Field } from '../declare/field';
import type { CheckContext } from '../declare/kind';
import { partsOf } from '../declare/parts';

/** Reports fields that cannot be inside of another. What they declare themselves is checked as that of all fields. */
export function checkParts(field: Field, { report }: CheckContext): void {
  const parts = partsOf(field);
  if (parts.length === 0) report('parts-empty', 'there are no fields in it');
  for (const [path, { kind }] of parts) {
    if (kind.uploads) report('part-unfit', `'${path}' is a file, which cannot be sent inside of another value`);
    if (kind.unread) report('part-unfit', `'${path}' is never read, so the value around it could not be sent whole`);
  }
}
