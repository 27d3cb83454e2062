import { defineResource, del, get, image, longText, post, put } from '../src/declare';

/** The site answers missions under the keys of steps, and speaks of a step after an edit. */
export const mission = defineResource({
  name: 'mission',
  label: 'Mission',
  item: 'Mission',
  icon: 'flag',
  fields: {
    description: longText('Description', { required: true }),
    image: image('Image', { required: true }),
  },
  list: {
    from: get('/loan/getMission', 'steps'),
    columns: ['id', 'image', 'description'],
    add: 'Add Mission',
  },
  create: {
    via: post('/loan/addMission'),
    done: 'Mission added successfully!',
    failed: 'Failed to add mission.',
  },
  edit: {
    from: get('/loan/getSingleMission/:id', 'step'),
    via: put('/loan/editMission/:id'),
    // 'Step' as the site spells it.
    done: 'Step updated successfully!',
    failed: 'Failed to update step.',
  },
  remove: {
    via: del('/loan/deleteMission/:id'),
    ask: 'Are you sure you want to delete this Mission?',
    done: 'Mission deleted successfully',
    failed: 'Failed to delete',
  },
});
