import { dateTime, defineResource, getPage, longText, text } from '../src/declare';

/** Route and call say 'expart', as the site spells it; the words on the screen do not. */
export const talkToExpart = defineResource({
  name: 'talk-to-expart',
  label: 'Talk to Expert',
  item: 'Query',
  items: 'Queries',
  icon: 'support-agent',
  fields: {
    name: text('Name'),
    email: text('Email', { format: 'email' }),
    message: longText('Message'),
    created_at: dateTime('Created At'),
  },
  title: 'name',
  list: {
    from: getPage('/loan/talkToExpart', 'data'),
    columns: ['id', 'name', 'email', 'message', 'created_at'],
  },
});
