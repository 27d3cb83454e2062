import { defineResource, get, put, text, toggle } from '../../../../src/declare';

/** What is installed, and whether it is switched on. */
export const nodes = defineResource({
  name: 'nodes',
  label: 'Nodes',
  item: 'Node',
  fields: { module: text('Module'), name: text('Name'), version: text('Version'), enabled: toggle('On') },
  title: 'name',
  // Without this header it answers with HTML.
  list: {
    from: get('/nodes', { headers: { Accept: 'application/json' } }),
    columns: ['module', 'name', 'version', 'enabled'],
  },
  actions: [
    {
      label: 'Switch off',
      via: put('/nodes/:module/:name'),
      when: ({ enabled }) => enabled === true,
      values: () => ({ enabled: false }),
      ask: 'Switch {name} off?',
    },
    {
      label: 'Switch on',
      via: put('/nodes/:module/:name'),
      when: ({ enabled }) => enabled === false,
      values: () => ({ enabled: true }),
    },
  ],
});
