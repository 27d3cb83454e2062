import {
  choice,
  defineResource,
  group,
  json,
  list,
  number,
  reference,
  references,
  text,
  toggle,
} from '../../../../src/declare';

/** Fields inside of others, each kind of them with options of its own. */
export const people = defineResource({
  name: 'people',
  label: 'People',
  item: 'Person',
  items: 'People',
  fields: {
    name: text('Name', { required: true }),
    tags: references('Tags', { to: 'tags' }),
    address: group('Address', {
      fields: {
        city: text('City', { required: true, hint: 'Without the district' }),
        zip: number('ZIP', { min: 100000 }),
        lane: text('Lane', { at: 'street.lane', visible: ({ city }) => city !== 'Goa' }),
      },
    }),
    contacts: list('Contacts', {
      item: 'Contact',
      max: 3,
      check: (items) =>
        new Set(items.map(({ who }) => who)).size < items.length ? 'Somebody is there twice' : undefined,
      fields: {
        who: text('Who', { required: true }),
        count: number('Count', { min: 1 }),
        role: choice('Role', { of: ['friend', { value: 2, text: 'Colleague' }] }),
        main: toggle('Main'),
        tag: reference('Tag', { to: 'tags' }),
        extra: json('Extra'),
      },
    }),
    meta: json('Meta', { hint: 'Settings' }),
  },
  title: 'name',
});
