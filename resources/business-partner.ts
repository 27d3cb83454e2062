import { dateTime, defineResource, getPage, text } from '../src/declare';

export const businessPartner = defineResource({
  name: 'business-partner',
  label: 'Business Partner',
  item: 'Submission',
  icon: 'handshake',
  fields: {
    f_name: text('First Name'),
    m_name: text('Middle Name'),
    l_name: text('Last Name'),
    phone_no: text('Phone', { format: 'phone' }),
    pan_no: text('PAN No', { format: 'code' }),
    email: text('Email', { format: 'email' }),
    profession: text('Profession'),
    state: text('State'),
    city: text('City'),
    created_at: dateTime('Created At'),
  },
  list: {
    from: getPage('/loan/businessPartnerForm', 'loan'),
    columns: [
      'id',
      {
        label: 'Full Name',
        value: ({ f_name, m_name, l_name }) =>
          [f_name, m_name, l_name]
            .map((part) => String(part ?? '').trim())
            .filter((part) => part !== '')
            .join(' '),
      },
      'phone_no',
      'pan_no',
      'email',
      'profession',
      'state',
      'city',
      'created_at',
    ],
  },
});
