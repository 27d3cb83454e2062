import { defineSite } from '../../../../src/declare';

/** Nobody signs in. */
export const site = defineSite({ auth: false, uploads: { images: '/ImgUploads' }, title: 'Open Console' });
