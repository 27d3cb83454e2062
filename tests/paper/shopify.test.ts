import { expect, test } from 'vitest';
import { page } from '../provider/declarations';
import { answering, fakeSite, quietLog } from '../provider/fakeSite';
import { documentedSite, told } from './documentedSite';
import { resources } from './shopify/resources';
import { site } from './shopify/resources/site';
import { signInTo } from './signInTo';

const below = '/admin/api/2025-01';
const product = {
  id: 632910392,
  title: 'Lamp',
  body_html: 'It&apos;s small.',
  vendor: 'Example',
  product_type: 'Light',
  tags: 'Desk, Night',
  status: 'active',
  variants: [{ id: 808950810, price: '199.00', sku: 'L-1', position: 1 }],
};
const needs = ['x-shopify-access-token', 'shpat_example'] as const;
const body = ['product'];
const documentation = {
  [`GET ${below}/shop.json`]: { needs, answer: { shop: { id: 548380009, name: 'Example Lamps' } } },
  [`POST ${below}/products.json`]: { needs, body, status: 201, answer: { product: { ...product, id: 1072481062 } } },
  [`GET ${below}/products/*.json`]: { needs, answer: { product } },
  [`PUT ${below}/products/*.json`]: { needs, body, answer: { product } },
  [`DELETE ${below}/products/*.json`]: { needs, answer: {} },
};
const shop = ['example', 'shpat_example'] as const;

test('Shopify: an access token is sent in a header of its own, without a login call [X-PAPER-03]', async () => {
  const calls = documentedSite(documentation);
  const { user } = await signInTo(site, resources, shop);
  expect(await told(calls)).toEqual([`GET ${below}/shop.json`]);
  expect(calls[0]?.headers.get('authorization')).toBeNull();
  expect(user).toMatchObject({ name: 'Example Lamps' });
  quietLog();
  const errors = '[API] Invalid API key or access token (unrecognized login or wrong password)';
  answering({ errors }, { status: 401 });
  await expect(signInTo(site, resources, shop)).rejects.toThrow(errors);
});

test('Shopify: the next page is what the Link header says, with the size and nothing else [X-PAPER-03]', async () => {
  documentedSite(documentation);
  const { provider } = await signInTo(site, resources, shop);
  const linkTo = (info: string, rel: string) =>
    `<https://example.myshopify.com${below}/products.json?limit=50&page_info=${info}>; rel="${rel}"`;
  const calls = fakeSite(({ url }) => {
    const { searchParams } = new URL(url);
    const info = searchParams.get('page_info');
    // A cursor excludes all parameters but the size.
    if (info && [...searchParams.keys()].some((name) => !['limit', 'page_info'].includes(name)))
      return Response.json({ errors: { page_info: 'Invalid value.' } }, { status: 400 });
    const Link = info ? linkTo('first', 'previous') : linkTo('second', 'next');
    return Response.json({ products: [{ ...product, title: info ?? 'first' }] }, { headers: { Link } });
  });
  const filter = { vendor: 'Example', status: 'active' };
  const first = await provider.getList('products', { ...page(1, 50), filter });
  const second = await provider.getList('products', { ...page(2, 50), filter });
  expect(await told(calls)).toEqual([
    `GET ${below}/products.json?vendor=Example&status=active&limit=50`,
    `GET ${below}/products.json?limit=50&page_info=second`,
  ]);
  expect([first, second].map(({ data, total, pageInfo }) => [data[0]?.title, total, pageInfo?.hasNextPage])).toEqual([
    ['first', undefined, true],
    ['second', undefined, false],
  ]);
});

test('Shopify: products are read, added, edited and archived in wrapped bodies, and deleted [X-PAPER-03]', async () => {
  const calls = documentedSite(documentation);
  const { provider } = await signInTo(site, resources, shop);
  const { data: stored } = await provider.getOne('products', { id: product.id });
  expect(stored).toEqual(product);
  const added = { title: 'Desk', body_html: '', vendor: 'Example', product_type: '', tags: '', status: 'draft' };
  await provider.create('products', { data: { ...added, variants: [{ price: '10.00', sku: '' }] } });
  await provider.update('products', {
    id: product.id,
    data: { ...stored, title: 'Lantern' },
    previousData: stored,
    meta: { isCurrent: true },
  });
  await provider.act('products', { action: 'Archive', id: product.id, values: stored });
  await provider.delete('products', { id: product.id });
  expect((await told(calls)).slice(1)).toEqual([
    `GET ${below}/products/632910392.json`,
    `POST ${below}/products.json ${JSON.stringify({ product: { ...added, variants: [{ price: '10.00', sku: '' }] } })}`,
    `PUT ${below}/products/632910392.json {"product":{"title":"Lantern"}}`,
    `PUT ${below}/products/632910392.json {"product":{"id":632910392,"status":"archived"}}`,
    `DELETE ${below}/products/632910392.json`,
  ]);
});

test('Shopify: what is wrong with a field is said of the field [X-PAPER-03]', async () => {
  documentedSite(documentation);
  const { provider } = await signInTo(site, resources, shop);
  quietLog();
  answering({ errors: { title: ["can't be blank"] } }, { status: 422 });
  await expect(provider.create('products', { data: {} })).rejects.toMatchObject({
    fieldErrors: { title: "can't be blank" },
  });
});
