import { defineResource, get, text } from '../../../../src/declare';

/** Its page has a call of its own. */
export const logs = defineResource({
  name: 'logs',
  label: 'Logs',
  item: 'Log',
  fields: { line: text('Line') },
  list: { from: get('/logs', 'rows'), columns: ['line'] },
  show: { from: get('/logs/:id', 'row') },
});
