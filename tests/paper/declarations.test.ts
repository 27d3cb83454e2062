import { expect, test } from 'vitest';
import { check } from '../../src/declare';
import { castsIn } from '../setup/castsIn';
import * as frappe from './frappe/resources';
import * as frappeSite from './frappe/resources/site';
import * as gitlab from './gitlab/resources';
import * as gitlabSite from './gitlab/resources/site';
import * as shopify from './shopify/resources';
import * as shopifySite from './shopify/resources/site';
import * as wordpress from './wordpress/resources';
import * as wordpressSite from './wordpress/resources/site';

const declared = {
  frappe: { ...frappe, ...frappeSite },
  gitlab: { ...gitlab, ...gitlabSite },
  shopify: { ...shopify, ...shopifySite },
  wordpress: { ...wordpress, ...wordpressSite },
};

test('the declarations for sites of others have no errors [X-PAPER-01] [X-CALL-09]', () => {
  const errors = Object.entries(declared).map(([name, { resources, site }]) => [name, check(resources, site)]);
  expect(errors).toEqual(Object.keys(declared).map((name) => [name, []]));
});

test.each(['tests/paper', 'tests/backends'])(
  'those in %s have no cast, and import the language and nothing else [X-PAPER-01] [X-BACKEND-07]',
  (folder) => {
    const { files, found } = castsIn(folder);
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(found).toEqual([]);
  },
);
