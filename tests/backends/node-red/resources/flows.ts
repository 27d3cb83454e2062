import {
  choice,
  defineResource,
  del,
  get,
  json,
  list,
  longText,
  post,
  put,
  text,
  toggle,
} from '../../../../src/declare';

/** The list has all nodes of all flows, each flow as a node of its own; a record has what is in it, and is sent whole. */
export const flows = defineResource({
  name: 'flows',
  label: 'Flows',
  item: 'Flow',
  fields: {
    label: text('Name', { required: true }),
    info: longText('Description'),
    disabled: toggle('Disabled'),
    env: list('Variables', {
      item: 'Variable',
      fields: {
        name: text('Name', { required: true }),
        type: choice('Type', { of: ['str', 'num', 'bool'], initial: 'str', required: true }),
        value: text('Value'),
      },
    }),
    nodes: json('Nodes', { initial: () => [], visible: () => false }),
  },
  title: 'label',
  list: {
    from: get('/flows', (answer) => Array.isArray(answer) && answer.filter(({ type }) => type === 'tab')),
    columns: ['label', 'info', 'disabled', 'env'],
  },
  create: { via: post('/flow') },
  edit: { from: get('/flow/:id'), via: put('/flow/:id', { sends: 'whole' }) },
  remove: { via: del('/flow/:id') },
});
