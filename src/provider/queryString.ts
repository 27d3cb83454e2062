type Value = string | null;

/** The parameters of an address by name, sorted; a name that stands there several times has a list of its values. */
export function parse(search: string): Record<string, Value | Value[]> {
  const found: Record<string, Value | Value[]> = Object.create(null);
  const params = new URLSearchParams(search.replace(/^[?#&]/, ''));
  for (const name of [...new Set(params.keys())].sort()) {
    const values = params.getAll(name);
    found[name] = values.length > 1 ? values : (values[0] ?? null);
  }
  return found;
}

/** The text of parameters, sorted by name; what is undefined is left out, and a list has its name once for each value. */
export function stringify(params: Readonly<Record<string, unknown>>): string {
  const pairs = Object.keys(params)
    .sort()
    .flatMap((name) => [params[name]].flat().map((value): [string, unknown] => [name, value]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value ?? '')]);
  return new URLSearchParams(pairs).toString();
}
