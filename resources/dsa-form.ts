import { dateTime, defineResource, fileLink, getPage, text } from '../src/declare';

export const dsaForm = defineResource({
  name: 'dsa-form',
  label: 'DSA Form',
  item: 'Submission',
  icon: 'badge',
  fields: {
    full_name: text('Full Name'),
    contact_no: text('Contact No', { format: 'phone' }),
    phone_no: text('Phone No', { format: 'phone' }),
    pan_no: text('PAN No', { format: 'code' }),
    email: text('Email', { format: 'email' }),
    gst_img: fileLink('GST File', { folder: 'gst', text: 'View File', none: 'N/A' }),
    created_at: dateTime('Created At'),
  },
  title: 'full_name',
  list: {
    from: getPage('/loan/getDSAForm', 'loan'),
    columns: ['id', 'full_name', 'contact_no', 'phone_no', 'pan_no', 'email', 'gst_img', 'created_at'],
    total: false,
  },
});
