import { expect, test } from 'vitest';
import { createTranslate } from '../../src/i18n/createTranslate';
import { english } from '../../src/i18n/english';
import { errorText } from '../../src/notifications/errorText';
import { errorReason } from '../../src/provider/errorReason';
import { createHttp } from '../../src/provider/http';
import { answering, fakeSite } from './fakeSite';

const translate = createTranslate(english);

function form(...parts: readonly (readonly [name: string, value: string | File])[]): FormData {
  const body = new FormData();
  for (const [name, value] of parts) body.set(name, value);
  return body;
}

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

/** What the call with `body` is refused with. */
async function refusal(body: BodyInit | undefined): Promise<unknown> {
  return createHttp('https://api.example.com')({ method: 'POST', path: '/thing/add', body }).catch(
    (error: unknown) => error,
  );
}

const one = 'The file is too large for the site: photo.png (3.4 MB).';

test.each([
  [form(['title', 'x'], ['image', file('photo.png', 3_400_000)]), one],
  [
    form(['a', file('photo.png', 3_400_000)], ['b', file('map.webp', 610_400)]),
    'The files are too large for the site together: photo.png (3.4 MB), map.webp (610 kB).',
  ],
  [form(['title', 'x'.repeat(2000)]), 'What was sent is too large for the site: 2 kB.'],
  ['"€'.repeat(500), 'What was sent is too large for the site: 2 kB.'],
])('a 413 says what was too large, and how large it is %# [X-PICTURE-03]', async (body, text) => {
  fakeSite(() => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }));
  expect(errorReason(await refusal(body), translate)).toBe(text);
});

test('a 413 to a call that sends nothing is an error like others [X-PICTURE-03]', async () => {
  answering({}, { status: 413 });
  expect(errorReason(await refusal(undefined), translate)).toBe('The site answered with an error (413).');
});

test('a 413 that says the limit itself is quoted too [X-PICTURE-03]', async () => {
  answering({ message: 'At most 1 MB' }, { status: 413 });
  const error = await refusal(form(['image', file('photo.png', 3_400_000)]));
  expect(errorReason(error, translate)).toBe(`${one} The site answered: At most 1 MB`);
});

test('a declared text of a failure does not hide that a file is too large [X-PICTURE-03]', async () => {
  answering({}, { status: 413 });
  const error = await refusal(form(['image', file('photo.png', 3_400_000)]));
  const given = { failed: 'Failed to add thing.', failedIsGiven: true };
  expect(errorText(error, given, 'saved', translate)).toBe(`Failed to add thing. ${one}`);
});

test.each([400, 415, 500])('a %i says nothing of sizes [X-PICTURE-03]', async (status) => {
  answering({}, { status });
  const error = await refusal(form(['image', file('photo.png', 3_400_000)]));
  expect(errorReason(error, translate)).toBe(`The site answered with an error (${status}).`);
});
