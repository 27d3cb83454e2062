import { expect, test } from 'vitest';
import { check } from '../../src/declare';
import { projectFiles, textOf } from '../setup/projectFiles';
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

test('they have no cast, and import the language and nothing else [X-PAPER-01]', () => {
  const files = projectFiles('tests/paper').filter((file) => file.includes('/resources/'));
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const file of files) {
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(code, file).not.toMatch(/\bas\b|\bany\b|<any>|@ts-/);
    const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);
    expect(
      imports.filter((from) => !/^(?:(?:\.\.\/){4}src\/declare|\.\/\w+)$/.test(from)),
      file,
    ).toEqual([]);
  }
});
