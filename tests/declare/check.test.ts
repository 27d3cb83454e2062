import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resources as sidebar } from '../../resources';
import { site } from '../../resources/site';
import { type AnyResource, check, del, fileLink, get, image, post, reference, secret, text } from '../../src/declare';
import { changed, faultyCases, owners, regular, things } from './faultyCases';

const faultsOf = (resources: readonly AnyResource[], ofSite = site) =>
  check([resources], ofSite).map(({ at, code }) => `${at}: ${code}`);

test('sound declarations have no fault', () => {
  expect(faultsOf([owners, things])).toEqual([]);
  expect(faultsOf([regular])).toEqual([]);
});

test('the declarations of this console have no fault', () => {
  expect(check(sidebar, site)).toEqual([]);
});

for (const { fault, also, more = [], ...changes } of faultyCases) {
  test(`one fault, with its position and code: ${fault}`, () => {
    const faults = faultsOf([changed(owners, changes.owners), changed(things, changes.things), ...more]);
    expect(faults).toEqual(also === undefined ? [fault] : [also, fault]);
  });
}

test.each(['login', 'uploads'] as const)('a path of the site without a slash is a fault: %s', (word) => {
  const crooked = {
    ...site,
    ...(word === 'login' ? { login: 'in' } : { uploads: { ...site.uploads, gst: 'Papers' } }),
  };
  expect(faultsOf([owners], crooked)).toEqual([`site.${word === 'login' ? word : 'uploads.gst'}: path-relative`]);
});

test('all faults come at once, and each says in words what is wrong', () => {
  const many: AnyResource = {
    ...things,
    name: 'Things',
    item: '',
    fields: { words: text('Words'), owner_id: reference('Owner', { to: 'nobody', required: true }) },
    list: { from: get('things/:owner_id'), columns: ['words', 'words'] },
  };
  const faults = check([[many]], site);
  expect(faults.map(({ code }) => code)).toEqual([
    'name-form',
    'text-blank',
    'reference-to-nothing',
    'column-twice',
    'path-relative',
  ]);
  for (const { says } of faults) expect(says).toMatch(/\w+ \w+/);
});

test('whatever is declared, it reports and does not throw', () => {
  const word = fc.constantFrom('', 'a', 'b', 'id', 'things', 'owners', 'add-owners', '__proto__', 'toString', 'ä ö');
  const field = fc.oneof(
    word.map((label) => text(label)),
    word.map((label) => image(label)),
    word.map((label) => secret(label)),
    fc.tuple(word, word).map(([label, to]) => reference(label, { to })),
    fc.tuple(word, word).map(([label, folder]) => fileLink(label, { folder, text: '', none: '' })),
  );
  const path = fc.tuple(word, fc.constantFrom('/', '/:', '?')).map(([name, mark]) => `${mark}${name}`);
  const form = fc.record(
    { via: path.map((p) => post(p)), fields: fc.array(word), invalid: word },
    { requiredKeys: ['via'] },
  );
  const resource: fc.Arbitrary<AnyResource> = fc.record(
    {
      name: word,
      label: word,
      item: word,
      fields: fc.dictionary(word, field),
      title: word,
      scope: word,
      list: fc.record(
        {
          from: path.map((p) => get(p)),
          as: fc.constantFrom('table' as const, 'grid' as const),
          columns: fc.array(word),
          add: word,
        },
        { requiredKeys: ['from'] },
      ),
      create: form,
      edit: fc.tuple(form, path).map(([via, p]) => ({ ...via, from: get(p) })),
      remove: path.map((p) => ({ via: del(p) })),
    },
    { requiredKeys: ['name', 'label', 'item', 'fields'] },
  );
  fc.assert(
    fc.property(fc.array(fc.array(resource, { maxLength: 4 }), { maxLength: 3 }), (groups) => {
      for (const { at, code, says } of check(groups, site))
        expect([typeof at, code && says]).toEqual(['string', expect.stringMatching(/./)]);
    }),
  );
});
