import { defineResource, del, get, image, post, put, text } from '../src/declare';

export const loanStep = defineResource({
  name: 'loan-step',
  label: 'Loan Step',
  item: 'Step',
  icon: 'stairs',
  fields: {
    title: text('Title', { required: true }),
    image: image('Image', { required: true }),
  },
  title: 'title',
  list: {
    from: get('/loan/getAllLoanStep', 'steps'),
    columns: ['id', 'image', 'title'],
    add: 'Add Step',
  },
  create: {
    via: post('/loan/addLoanStep'),
    done: 'Step added successfully!',
    failed: 'Failed to add step.',
  },
  edit: {
    from: get('/loan/getSingleLoanStep/:id', 'step'),
    via: put('/loan/editLoanStep/:id'),
    done: 'Step updated successfully!',
    failed: 'Failed to update step.',
  },
  remove: {
    via: del('/loan/deleteLoanStep/:id'),
    done: 'Step deleted successfully',
    failed: 'Failed to delete',
  },
});
