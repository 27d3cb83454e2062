import { defineResource, text } from '../../../../src/declare';

export const authors = defineResource({
  name: 'authors',
  label: 'Authors',
  item: 'Author',
  fields: { name: text('Name', { required: true }) },
  title: 'name',
});
