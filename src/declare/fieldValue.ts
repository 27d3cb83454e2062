type Values = Readonly<Record<string, unknown>>;

function hasOwn(value: unknown, name: string): value is Values {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

/** The value of a field. A name with dots is a path: `address.city` is the `city` of the record's `address`. */
export function valueAt(values: Values, name: string): unknown {
  // Values that are kept by field have the whole name as their key.
  if (!name.includes('.') || Object.hasOwn(values, name)) return values[name];
  return name.split('.').reduce<unknown>((inner, part) => (hasOwn(inner, part) ? inner[part] : undefined), values);
}

/** Whether there is a value under that name, even if it is blank. */
export function hasValue(values: Values, name: string): boolean {
  const parts = name.split('.');
  const last = parts.pop() ?? '';
  return name in values || hasOwn(parts.length === 0 ? values : valueAt(values, parts.join('.')), last);
}

/** A copy of `values` in which a field has another value. */
export function withValue(values: Values, name: string, value: unknown): Values {
  const [head = '', ...rest] = name.split('.');
  const known = hasOwn(values, head) ? values[head] : undefined;
  const inner = typeof known === 'object' && known !== null ? (known as Values) : {};
  const changed = { [head]: rest.length === 0 ? value : withValue(inner, rest.join('.'), value) };
  return Array.isArray(values) ? Object.assign([...values], changed) : { ...values, ...changed };
}

/** A copy of `values` without that field; what is around it stays. */
export function withoutValue(values: Values, name: string): Values {
  if (Object.hasOwn(values, name)) return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
  const [head = '', ...rest] = name.split('.');
  const inner = hasOwn(values, head) ? values[head] : undefined;
  if (rest.length === 0 || !hasOwn(inner, rest[0] ?? '')) return values;
  return { ...values, [head]: withoutValue(inner, rest.join('.')) };
}

/** The key of the record under which a field is. */
export const keyOf = (name: string): string => name.split('.')[0] ?? name;
