import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractCall, type ContractResource, contractCalls } from './contract.ts';
import { createSite } from './createSite.ts';
import { multipart } from './multipart.ts';
import { drawPicture } from './seeds/drawPicture.ts';
import { type Ask, type Body, signedIn } from './signedIn.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const site = createSite({ dir: temporaryFolder() });
let ask: Ask;
beforeAll(async () => {
  ask = await signedIn(site);
});
afterAll(() => site.close());

const calls = contractCalls();

describe(`the site and the ${calls.length} calls of the contract`, () => {
  it('has 65 of them', () => expect(calls).toHaveLength(65));

  it.each(calls)('answers $name: $call.method $call.path', async ({ call, resource }) => {
    const response = await ask(call.method, `/api${addressOf(call)}`, bodyOf(call, resource));
    expect(response.ok, await response.clone().text()).toBe(true);
    const answer = (await response.json()) as Record<string, unknown>;
    if (call.answerKey === null) expect(answer).toMatchObject({ success: true, message: expect.any(String) });
    else expectAnswer(answer, call, resource);
  });
});

function addressOf(call: ContractCall): string {
  const path = call.path.replace(/:\w+/, '1');
  return call.paging ? `${path}?page=1&limit=10` : path;
}

function bodyOf(call: ContractCall, resource: ContractResource): Body | undefined {
  if (call.auth === false) return { ...site.credentials };
  if (call.body === 'none') return undefined;
  const picture = new File([new Uint8Array(drawPicture('any.png'))], 'picture.png', { type: 'image/png' });
  const sentFor = (key: string) => (resource.fileKeys?.includes(key) ? picture : (resource.sample[key] as string));
  const values = Object.fromEntries([...call.bodyKeys, ...call.optionalKeys].map((key) => [key, sentFor(key)]));
  return call.body === 'json' ? values : multipart(values);
}

function expectAnswer(answer: Record<string, unknown>, call: ContractCall, resource: ContractResource): void {
  const value = answer[call.answerKey ?? ''];
  if (call.answerShape === 'string') expect(value).toEqual(expect.any(String));
  else if (call.answerShape === 'array') expectRows(value, resource.fields);
  else expect(Object.keys(value as object).sort()).toEqual([...(call.answerFields ?? resource.fields ?? [])].sort());

  const beside = [...Object.keys(call.otherAnswerKeys ?? {}), call.successKey, call.paging?.answerKey];
  const expected = [call.answerKey, ...beside.filter((key) => key !== undefined)].sort();
  expect(Object.keys(answer).sort()).toEqual(expected);
  if (call.successKey) expect(answer[call.successKey]).toBe(true);
  if (call.paging) {
    const { answerKey, keys, optionalKeys } = call.paging;
    expect(Object.keys(answer[answerKey] as object).sort()).toEqual([...keys, ...optionalKeys].sort());
  }
}

function expectRows(rows: unknown, fields: readonly string[] | null): void {
  expect(rows).toEqual(expect.any(Array));
  expect((rows as object[]).length).toBeGreaterThan(0);
  for (const row of rows as object[]) {
    expect(Object.keys(row).sort()).toEqual([...(fields ?? [])].sort());
    expect(row).toMatchObject({ id: expect.any(Number) });
  }
}
