import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { type AnyResource, defineSite, file, get, image, patch, post, put, text } from '../../src/declare';
import { reference } from '../../src/tools/docs';

const site = defineSite({ login: '/login', uploads: { images: '/Pictures' }, title: 'Shops' });
const fields = { name: text('Name', { required: true }), 'address.city': text('City') };

const declared = (name: string, more: object): AnyResource =>
  ({
    name,
    label: name,
    item: name,
    fields,
    list: { from: get(`/${name}`, 'rows'), columns: ['name'] },
    ...more,
  }) as AnyResource;

const pages = declared('pages', {
  create: { via: post('/pages', { wrap: 'page' }) },
  edit: { from: get('/pages/:id', 'page'), via: patch('/pages/:id', { wrap: 'page' }) },
  actions: [{ label: 'Close', via: post('/pages/:id/close', { wrap: 'page' }), values: () => ({ name: 'Closed' }) }],
});
const notes = declared('notes', {
  create: { via: post('/notes', { encoding: 'urlencoded', wrap: 'note' }) },
});
const papers = declared('papers', {
  fields: { ...fields, scan: file('Scan', { folder: 'images', required: true }), photo: image('Photo') },
  create: { via: post('/papers', { json: 'data', wrap: 'paper' }) },
  edit: { from: get('/papers/:id', 'paper'), via: put('/papers/:id', { wrap: 'paper' }) },
});

const files = reference({ sidebar: [[pages, notes, papers]], site });
const stated = JSON.parse(files.get('openapi.json') ?? '');
const contentOf = (path: string, method: string) => stated.paths[`/api${path}`][method].requestBody.content;

const type = ['string', 'number', 'null'];
const name = { title: 'Name', type };
const address = {
  type: 'object',
  properties: { city: { title: 'City', type } },
  required: ['city'],
};

test('the reference has bodies as they are sent: wrapped, encoded, in parts [X-DOCS-06]', async () => {
  const page = { type: 'object', properties: { name, address }, required: ['name', 'address'] };
  const wrapped = { type: 'object', properties: { page }, required: ['page'] };
  expect(contentOf('/pages', 'post')).toEqual({ 'application/json': { schema: wrapped } });
  // An update that sends what changed.
  const { required: _, ...changed } = page;
  expect(contentOf('/pages/{id}', 'patch')).toEqual({
    'application/json': { schema: { ...wrapped, properties: { page: changed } } },
  });
  expect(contentOf('/pages/{id}/close', 'post')).toEqual({
    'application/json': { schema: { ...wrapped, properties: { page: { type: 'object' } } } },
  });
  const note = contentOf('/notes', 'post')['application/x-www-form-urlencoded'].schema;
  expect(Object.keys(note.properties)).toEqual(['note[name]', 'note[address.city]']);
  const paper = contentOf('/papers', 'post')['multipart/form-data'].schema;
  expect([Object.keys(paper.properties), paper.required]).toEqual([
    ['data', 'scan', 'photo'],
    ['data', 'scan'],
  ]);
  expect(paper.properties.data.properties.paper.properties).toEqual({ name, address });
  const parts = contentOf('/papers/{id}', 'put')['multipart/form-data'].schema;
  expect(parts.required).toEqual(['paper[name]', 'paper[address.city]']);
  const { valid, errors } = await new Validator().validate(stated);
  expect([valid, errors]).toEqual([true, undefined]);
});

test('the page of the reference says so in words [X-DOCS-06]', () => {
  const text = files.get('resources.md') ?? '';
  for (const words of [
    'JSON in `page`: `name`, `address.city`',
    'URL-encoded in `note`: `name`, `address.city`',
    'multipart with JSON in the part `data` in `paper`: `name`, `address.city`, `scan`, `photo` if chosen',
    'JSON in `page`: what its `values` give',
  ])
    expect(text).toContain(words);
});
