/** What the screens of steps and of the mission have in common, with the names given by the specification. */
export interface Area {
  /** The prefix of its requirements. */
  readonly id: 'STEP' | 'MISSION';
  readonly items: string;
  /** Path of its list; the forms are `/add-…` and `/edit-…/{id}`. */
  readonly name: string;
  /** Name and label of its text. */
  readonly key: string;
  readonly label: string;
  readonly answers: { readonly list: string; readonly one: string };
  readonly calls: { readonly list: string; readonly one: string; readonly add: string };
  readonly edit: string;
  readonly remove: string;
  readonly add: string;
  readonly submit: { readonly add: string; readonly edit: string };
  readonly question: string;
  readonly empty: string;
  readonly texts: {
    readonly added: string;
    readonly addFailed: string;
    readonly edited: string;
    readonly editFailed: string;
    readonly deleted: string;
    readonly missingOnAdd: string;
    readonly missingOnEdit: string;
  };
  /** The stand-in’s data: id, text, file. */
  readonly rows: readonly (readonly [string, string, string])[];
  /** Requirements that are numbered differently. */
  readonly ids: { readonly add: string; readonly empty: string; readonly deleteFails: string; readonly sic: string };
}

const step: Area = {
  id: 'STEP',
  items: 'steps',
  name: 'loan-step',
  key: 'title',
  label: 'Title',
  answers: { list: 'steps', one: 'step' },
  calls: { list: '/loan/getAllLoanStep', one: '/loan/getSingleLoanStep', add: '/loan/addLoanStep' },
  edit: '/loan/editLoanStep',
  remove: '/loan/deleteLoanStep',
  add: 'Add Step',
  submit: { add: 'Add Step', edit: 'Update Step' },
  question: 'Are you sure you want to delete this step?',
  empty: 'No steps found.',
  texts: {
    added: 'Step added successfully!',
    addFailed: 'Failed to add step.',
    edited: 'Step updated successfully!',
    editFailed: 'Failed to update step.',
    deleted: 'Step deleted successfully',
    missingOnAdd: 'Title and image are required',
    missingOnEdit: 'Title is required',
  },
  rows: [
    ['1', 'Submit your application online', 'step-apply.svg'],
    ['2', 'Compare the offers', 'step-compare.svg'],
    ['3', 'Send your papers', 'step-papers.svg'],
    ['4', 'Sign and receive the money', 'step-money.png'],
  ],
  ids: { add: '[R-STEP-26]', empty: '[R-STEP-27]', deleteFails: '[R-STEP-28]', sic: '' },
};

const mission: Area = {
  id: 'MISSION',
  items: 'missions',
  name: 'mission',
  key: 'description',
  label: 'Description',
  // Both keys and both messages of an edit name the step: a slip of the site that stays.
  answers: { list: 'steps', one: 'step' },
  calls: { list: '/loan/getMission', one: '/loan/getSingleMission', add: '/loan/addMission' },
  edit: '/loan/editMission',
  remove: '/loan/deleteMission',
  add: 'Add Mission',
  submit: { add: 'Add Mission', edit: 'Update Mission' },
  question: 'Are you sure you want to delete this Mission?',
  empty: 'No missions found.',
  texts: {
    added: 'Mission added successfully!',
    addFailed: 'Failed to add mission.',
    edited: 'Step updated successfully!',
    editFailed: 'Failed to update step.',
    deleted: 'Mission deleted successfully',
    missingOnAdd: 'Description and image are required',
    missingOnEdit: 'Description is required',
  },
  rows: [
    ['1', 'To make fair credit easy to find for every household in India.', 'mission-team.jpg'],
    [
      '2',
      'To say in plain words what a loan costs, from the first rupee to the last, in the language the borrower speaks at home.',
      'mission-words.png',
    ],
    ['3', 'To be there after the signature, too.', 'mission-after.png'],
  ],
  ids: {
    add: '[R-MISSION-26] [R-MISSION-27]',
    empty: '[R-MISSION-28]',
    deleteFails: '[R-MISSION-29]',
    sic: '[R-MISSION-30]',
  },
};

/** Steps and mission, which work the same way. */
export const areas: readonly Area[] = [step, mission];
