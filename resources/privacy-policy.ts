import { dateTime, defineResource, get, put, richText } from '../src/declare';

/** The site does not say under which key it answers, so none is declared. */
export const privacyPolicy = defineResource({
  name: 'privacy-policy',
  label: 'Privacy Policy',
  item: 'Privacy Policy',
  items: 'Privacy Policies',
  icon: 'privacy',
  fields: {
    description: richText('Description'),
    createdAt: dateTime('Created At'),
  },
  list: {
    from: get('/loan/getPrivacyPolicy'),
    columns: ['id', 'description', 'createdAt'],
    // 'Policys' and 'Privac' as the site spells them.
    empty: 'No Privacy Policys found.',
  },
  edit: {
    from: get('/loan/getSinglePrivacyPolicy/:id'),
    via: put('/loan/editPrivacyPolicy/:id'),
    done: 'Privac Policy updated successfully!',
    failed: 'Failed to update Privacy Policy.',
  },
});
