import { defineResource, getPage, text } from '../../../../src/declare';

/** https://docs.gitlab.com/api/rest/#keyset-based-pagination: each page has the address of the next in its `Link` header. */
export const projects = defineResource({
  name: 'projects',
  label: 'Projects',
  item: 'Project',
  fields: { name: text('Name'), path: text('Path', { at: 'path_with_namespace' }) },
  list: {
    from: getPage('/projects', {
      query: { pagination: 'keyset', order_by: 'id' },
      link: true,
      size: 'per_page',
      total: false,
      pages: false,
    }),
    columns: ['id', 'name', 'path'],
    search: 'search',
  },
});
