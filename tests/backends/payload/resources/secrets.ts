import { defineResource, getPage, text } from '../../../../src/declare';

/** The site refuses it to everybody. */
export const secrets = defineResource({
  name: 'secrets',
  label: 'Secrets',
  item: 'Secret',
  fields: { name: text('Name') },
  list: { from: getPage('/secrets', { key: 'docs', total: 'totalDocs', pages: 'totalPages' }), columns: ['name'] },
});
