import { defineResource, text } from '../../../../src/declare';

export const tags = defineResource({
  name: 'tags',
  label: 'Tags',
  item: 'Tag',
  fields: { name: text('Name') },
  title: 'name',
});
