import { dateTime, defineResource, fileLink, getPage, longText, text } from '../src/declare';

export const careerForm = defineResource({
  name: 'career-form',
  label: 'Career Form',
  item: 'Submission',
  icon: 'work',
  fields: {
    fullname: text('Full Name'),
    email: text('Email', { format: 'email' }),
    phone: text('Phone', { format: 'phone' }),
    position: text('Position'),
    message: longText('Message'),
    resume: fileLink('Resume', { folder: 'resumes', text: 'View Resume', none: 'N/A' }),
    created_at: dateTime('Created At'),
  },
  title: 'fullname',
  list: {
    from: getPage('/loan/careerForm', 'data'),
    columns: ['id', 'fullname', 'email', 'phone', 'position', 'message', 'resume', 'created_at'],
  },
});
