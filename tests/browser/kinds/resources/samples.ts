import {
  choice,
  choices,
  date,
  dateTime,
  defineResource,
  email,
  number,
  password,
  phone,
  reference,
  text,
  time,
  toggle,
  url,
} from '../../../../src/declare';

const states = ['draft', { value: 2, text: 'Live', chip: 'on' }, { value: 3, text: 'Gone', chip: 'error' }] as const;

/** Every kind that a JSON form can have, and every option of them. */
export const samples = defineResource({
  name: 'samples',
  label: 'Samples',
  item: 'Sample',
  fields: {
    name: text('Name', { required: true, min: 2, max: 20, pattern: /[A-Z].*/, hint: 'With a capital letter' }),
    city: text('City', { at: 'address.city', required: true, blank: 'null' }),
    amount: number('Amount', { min: 0, step: 0.01, grouping: 'indian', blank: 'null' }),
    open: toggle('Open'),
    day: date('Day', { min: '2020-01-01' }),
    begins: dateTime('Begins', { zone: 'utc' }),
    at: time('At', { max: '18:00' }),
    state: choice('State', { of: states, initial: 'draft' }),
    tags: choices('Tags', { of: ['red', 'blue'] }),
    site: url('Site', { visible: ({ state }) => String(state) === '2' }),
    mail: email('Mail', { blank: 'omit' }),
    phone: phone('Phone'),
    pin: password('PIN', { required: true, min: 4 }),
    again: password('PIN again', {
      check: (value, { pin }) => (value === (pin ?? '') ? undefined : 'Not the same PIN'),
    }),
    author: reference('Author', { to: 'authors' }),
    code: text('Code', { readOnly: true, initial: 'NEW' }),
  },
  title: 'name',
});
