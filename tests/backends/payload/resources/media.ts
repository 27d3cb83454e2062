import { defineResource, del, get, getPage, image, number, patch, post, text } from '../../../../src/declare';

/** An upload is a record: its file is sent as `file`, and stored under the name that the record has as `filename`. */
export const media = defineResource({
  name: 'media',
  label: 'Media',
  item: 'File',
  fields: {
    filename: image('Picture'),
    alt: text('Alternative Text', { required: true }),
    filesize: number('Bytes'),
    file: image('File', { required: true }),
  },
  title: 'alt',
  list: {
    from: getPage('/media', { key: 'docs', total: 'totalDocs', pages: 'totalPages' }),
    columns: ['filename', 'alt', 'filesize'],
    sort: { param: 'sort', fields: ['alt', 'filesize'] },
  },
  create: { via: post('/media', { json: '_payload' }), fields: ['file', 'alt'] },
  edit: { from: get('/media/:id'), via: patch('/media/:id', { json: '_payload' }), fields: ['file', 'alt'] },
  remove: { via: del('/media/:id') },
});
