import { defineResource, getPage, text } from '../../../../src/declare';

/** Page by page, and never more than ten at once. */
export const teams = defineResource({
  name: 'teams',
  label: 'Teams',
  item: 'Team',
  fields: { name: text('Name') },
  title: 'name',
  list: { from: getPage('/paged/teams', 'rows'), columns: ['id', 'name'] },
});
