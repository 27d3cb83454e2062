import { defineSite } from '../../../../src/declare';

/** https://github.com/typicode/json-server/tree/v0.17.4: its paths begin at the root, and nobody signs in. */
export const site = defineSite({ auth: false, base: '', uploads: { images: '/' }, title: 'json-server' });
