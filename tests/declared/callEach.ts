import type { DataProvider } from 'react-admin';
import { expect } from 'vitest';
import { type AnyResource, complete, isEditable } from '../../src/declare';
import { sampleValue } from '../../src/tools/standIn/sampleValue';
import { english } from '../setup/english';

const whole = { filter: {}, meta: { isWhole: true } };
const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'new.svg', { type: 'image/svg+xml' });

/** Makes each call that a resource offers, once and as its screens do, and expects that the site does what was asked. */
export async function callEach(provider: DataProvider, declared: AnyResource): Promise<void> {
  const { name, fields, scopes, list, show, create, edit, remove, actions } = complete(declared, english);
  const [scope] = scopes;
  const parents = scope
    ? await provider.getList(fields[scope]?.kind.refersTo?.(fields[scope]) ?? '', whole)
    : undefined;
  const filter = scope ? { [scope]: parents?.data[0]?.id } : {};
  const rows = async () => (list ? (await provider.getList(name, { ...whole, filter })).data : []);
  const valuesAt = async (names: readonly string[], index: number) => {
    const [row = {}] = await rows();
    const values = names.map((field) => {
      const { kind } = fields[field] as (typeof fields)[string];
      if (kind.uploads) return [field, picture];
      return [field, kind.refersTo ? (row as never)[field] : sampleValue(fields[field] as never, index)];
    });
    return { ...Object.fromEntries(values), ...filter };
  };
  const before = await rows();
  if (list) expect(before.length, `rows of ${name}`).toBeGreaterThan(0);
  for (const row of before) expect(row.id).toBeDefined();
  let id = before[0]?.id;
  if (create) {
    await provider.create(name, { data: await valuesAt(create.fields, 90) });
    if (list) id = (await rows()).find((row) => !before.some((old) => old.id === row.id))?.id;
    expect(id, `id of the new ${name}`).toBeDefined();
  }
  if (show) {
    const { data: read } = await provider.getOne(name, { id, meta: { isShown: true } });
    expect(Object.keys(read), `what is shown of ${name}`).toContain(Object.keys(fields)[0]?.split('.')[0]);
  }
  if (edit) {
    const data = await valuesAt(edit.fields, 91);
    await provider.update(name, { id, data, previousData: { id } });
    const { data: read } = await provider.getOne(name, { id });
    const plain = edit.fields.filter((field) => !field.includes('.') && !(data[field] instanceof File));
    for (const field of plain.filter((each) => isEditable(fields[each] as never)))
      expect(read[field], `${name}.${field}`).toEqual(data[field]);
  }
  const values = (await rows()).find((row) => row.id === id) ?? { id };
  for (const { label } of actions) await provider.act(name, { action: label, id, values });
  for (const { label } of list?.actions ?? []) await provider.act(name, { action: label, values: filter });
  if (remove) {
    await provider.delete(name, { id });
    expect((await rows()).map((row) => row.id)).not.toContain(id);
  }
}
