/** The id of a record to which a value refers: sites give it bare, or in an object with what else they know of that record. */
export function relatedId(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
