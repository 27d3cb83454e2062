import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { resources } from '../../resources';
import { site } from '../../resources/site';
import { main, reference } from '../../src/tools/docs';
import { everyKind } from '../declared/everyKind';
import { resources as withUnspecified } from '../declared/resources';
import { contractCalls } from '../site/contract';
import { temporaryFolder } from '../site/temporaryFolder';

type Json = Readonly<Record<string, never>>;
const files = reference({ sidebar: resources, site });
const document = (text: string | undefined) => JSON.parse(text ?? '') as { paths: Record<string, Json> };

describe('the reference in docs', () => {
  test.each([...files.keys()])('is up to date, else run `npm run docs`: %s [X-DOCS-01]', (name) => {
    expect(readFileSync(`docs/${name}`, 'utf8')).toBe(files.get(name));
  });

  test('is reported as out of date by --check, which writes nothing [X-DOCS-01]', async () => {
    const folder = temporaryFolder();
    expect(await main(['resources', folder, '--check'])).toBe(1);
    expect(await main(['resources', folder])).toBe(0);
    expect(await main(['resources', folder, '--check'])).toBe(0);
    expect(readFileSync(`${folder}/resources.md`, 'utf8')).toBe(files.get('resources.md'));
  });

  test.each([
    ['the console', resources],
    ['two resources more', withUnspecified],
    ['every kind of field', [everyKind]],
  ])('has a valid OpenAPI document: %s [X-DOCS-02]', async (_, sidebar) => {
    const text = reference({ sidebar, site }).get('openapi.json');
    const { valid, errors } = await new Validator().validate(document(text));
    expect([valid, errors]).toEqual([true, undefined]);
  });

  test('states each call of the contract with its body and its key [X-DOCS-02]', () => {
    const { paths } = document(files.get('openapi.json'));
    const calls = contractCalls().map(({ call }) => call);
    expect(calls).toHaveLength(65);
    for (const { method, path, body, bodyKeys, answerKey } of calls) {
      // The contract names the slot of a list otherwise.
      const known = Object.entries(paths).find(
        ([stated]) => stated.replace(/\{\w+\}/, '') === `/api${path.replace(/:\w+/, '')}`,
      );
      const text = JSON.stringify((known?.[1] as Json | undefined)?.[method.toLowerCase()] ?? {});
      if (body !== 'none') expect(text, path).toContain(body === 'json' ? 'application/json' : 'multipart/form-data');
      for (const key of bodyKeys) expect(text, path).toContain(`"${key}":`);
      if (answerKey) expect(text, path).toContain(`"${answerKey}":`);
    }
  });

  test('has every field, call and text of every resource [X-DOCS-03]', () => {
    const page = files.get('resources.md') ?? '';
    for (const words of [
      '## loan-benefits',
      '| `loan_id` | Loan | reference of [loans](#loans) | integer or string | to add, to edit |',
      '| create | `POST /loan/addLoanBenefits` | JSON: `loan_id`, `benefits` |',
      '| list | `GET /loan/userDetails` |  | `data`, page by page |',
      '| list: no rows | No benefits found for this loan. |',
      '| delete: question | Are you sure you want to delete this benefit? |',
    ])
      expect(page).toContain(words);
  });
});
