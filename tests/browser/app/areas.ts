import { cellsOf } from '../harness/cellsOf';

/**
 * One content area as the specification describes it: its screens, calls and texts. Edit addresses use the ids of
 * seeded rows.
 */
export interface Area {
  readonly list: string;
  /** Name of link and list screen. */
  readonly label: string;
  /** As buttons name one item: 'Benefit'. */
  readonly item: string;
  /** As sentences name several: 'benefits'. */
  readonly items: string;
  readonly add?: string;
  readonly edit: string;
  /** Its list needs a loan. */
  readonly perLoan?: true;
  /** Its list is a grid of pictures. */
  readonly grid?: true;
  /** Its text is edited as rich text. */
  readonly rich?: true;
  readonly body: 'json' | 'multipart';
  /** Body key -> label, except files. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  readonly calls: {
    readonly list: string;
    readonly one: string;
    readonly add?: string;
    readonly edit: string;
    readonly remove?: string;
  };
  /** The response keys of the list and of the single read. */
  readonly keys: { readonly list: string; readonly one: string };
  /** Texts given word for word by the specification; missing if none is given. */
  readonly says: {
    readonly refusedAdd?: string;
    readonly refusedEdit?: string;
    readonly added?: string;
    readonly edited?: string;
    readonly notAdded?: string;
    readonly notEdited?: string;
    readonly asksRemoval?: string;
    readonly removed?: string;
    readonly notRemoved?: string;
  };
}

export const areas: readonly Area[] = [
  {
    list: '/home-features',
    label: 'Home Features',
    item: 'Feature',
    items: 'features',
    add: '/add-home-features',
    edit: '/edit-home-features/1',
    body: 'multipart',
    fields: { title: 'Title', description: 'Description' },
    files: { image: 'Image' },
    calls: {
      list: 'GET /loan/getAllHomeFeatures',
      one: 'GET /loan/getSingleHomeFeatures/:id',
      add: 'POST /loan/addHomeFeatures',
      edit: 'PUT /loan/editHomeFeatures/:id',
      remove: 'DELETE /loan/deleteHomeFeatures/:id',
    },
    keys: { list: 'features', one: 'feature' },
    says: {
      refusedAdd: 'Title and description are required',
      refusedEdit: 'Title and description are required',
      asksRemoval: 'Are you sure you want to delete this feature?',
    },
  },
  {
    list: '/loan-form-effortless',
    label: 'Loan Form Effortless',
    item: 'Description',
    items: 'descriptions',
    add: '/add-loan-form-effortless',
    edit: '/edit-loan-form-effortless/1',
    perLoan: true,
    body: 'json',
    fields: { loan_id: 'Loan', description: 'Description' },
    files: {},
    calls: {
      list: 'GET /loan/getLoanEffortlessFormById/:loanId',
      one: 'GET /loan/getSingleLoanEffortlessForm/:id',
      add: 'POST /loan/addLoanEffortlessForm',
      edit: 'PUT /loan/editLoanEffortlessForm/:id',
      remove: 'DELETE /loan/deleteLoanEffortlessForm/:id',
    },
    keys: { list: 'description', one: 'description' },
    says: {
      refusedAdd: 'Please select a loan and add a description description.',
      refusedEdit: 'Loan and description are required',
    },
  },
  {
    list: '/loan-step',
    label: 'Loan Step',
    item: 'Step',
    items: 'steps',
    add: '/add-loan-step',
    edit: '/edit-loan-step/1',
    body: 'multipart',
    fields: { title: 'Title' },
    files: { image: 'Image' },
    calls: {
      list: 'GET /loan/getAllLoanStep',
      one: 'GET /loan/getSingleLoanStep/:id',
      add: 'POST /loan/addLoanStep',
      edit: 'PUT /loan/editLoanStep/:id',
      remove: 'DELETE /loan/deleteLoanStep/:id',
    },
    keys: { list: 'steps', one: 'step' },
    says: {
      refusedAdd: 'Title and image are required',
      refusedEdit: 'Title is required',
      added: 'Step added successfully!',
      edited: 'Step updated successfully!',
      notAdded: 'Failed to add step.',
      notEdited: 'Failed to update step.',
      asksRemoval: 'Are you sure you want to delete this step?',
      removed: 'Step deleted successfully',
      notRemoved: 'Failed to delete',
    },
  },
  {
    list: '/loan-details',
    label: 'Loan Details',
    item: 'Loan Details',
    items: 'loan details',
    edit: '/edit-loan-details/1',
    body: 'multipart',
    fields: {
      loan_id: 'Loan ID',
      main_title: 'Main Title',
      main_sub_title: 'Main Sub Title',
      home_desc: 'Home Desc',
      loan_desc: 'Loan Desc',
      main_desc: 'Main Desc',
      seo_title: 'SEO Title',
      seo_desc: 'SEO Desc',
      seo_tag: 'SEO Tag',
    },
    files: { loan_img: 'Loan Img', main_img: 'Main Img' },
    calls: {
      list: 'GET /loan/getLoanDetails',
      one: 'GET /loan/getSingleLoanDetails/:id',
      edit: 'PUT /loan/editLoanDetails/:id',
    },
    keys: { list: 'data', one: 'data' },
    says: { edited: 'Loan details updated successfully!', notEdited: 'Failed to update loan details.' },
  },
  {
    list: '/loan-benefits',
    label: 'Loan Benefits',
    item: 'Benefit',
    items: 'benefits',
    add: '/add-loan-benefits',
    edit: '/edit-loan-benefits/1',
    perLoan: true,
    body: 'json',
    fields: { loan_id: 'Loan', benefits: 'Benefit Description' },
    files: {},
    calls: {
      list: 'GET /loan/getLoanBenefitsById/:loanId',
      one: 'GET /loan/getSingleLoanBenefits/:id',
      add: 'POST /loan/addLoanBenefits',
      edit: 'PUT /loan/editLoanBenefits/:id',
      remove: 'DELETE /loan/deleteLoanBenefits/:id',
    },
    keys: { list: 'benefits', one: 'benefits' },
    says: {
      refusedAdd: 'Please select a loan and add a benefit description.',
      refusedEdit: 'Loan and benefits are required',
      asksRemoval: 'Are you sure you want to delete this benefit?',
    },
  },
  {
    list: '/loan-criteria',
    label: 'Loan Criteria',
    item: 'Criteria',
    items: 'criteria',
    add: '/add-loan-criteria',
    edit: '/edit-loan-criteria/1',
    perLoan: true,
    body: 'json',
    fields: { loan_id: 'Loan', description: 'Criteria Description' },
    files: {},
    calls: {
      list: 'GET /loan/getLoanCriteriaById/:loanId',
      one: 'GET /loan/getSingleLoanCriteria/:id',
      add: 'POST /loan/addLoanCriteria',
      edit: 'PUT /loan/editLoanCriteria/:id',
      remove: 'DELETE /loan/deleteLoanCriteria/:id',
    },
    keys: { list: 'criteria', one: 'criteria' },
    says: {
      refusedAdd: 'Please select a loan and add a criteria description.',
      refusedEdit: 'Loan and criteria are required',
      asksRemoval: 'Are you sure you want to delete this criteria?',
    },
  },
  {
    list: '/loan-features',
    label: 'Loan Features',
    item: 'Feature',
    items: 'features',
    add: '/add-loan-features',
    edit: '/edit-loan-features/1',
    perLoan: true,
    body: 'json',
    fields: { loan_id: 'Loan', features: 'Feature Description' },
    files: {},
    calls: {
      list: 'GET /loan/getLoanFeaturesById/:loanId',
      one: 'GET /loan/getSingleLoanFeatures/:id',
      add: 'POST /loan/addLoanFeatures',
      edit: 'PUT /loan/editLoanFeatures/:id',
      remove: 'DELETE /loan/deleteLoanFeatures/:id',
    },
    keys: { list: 'features', one: 'feature' },
    says: {
      refusedAdd: 'Please select a loan and add a feature description.',
      refusedEdit: 'Loan and feature are required',
      asksRemoval: 'Are you sure you want to delete this feature?',
    },
  },
  {
    list: '/loan-effortless',
    label: 'Loan Effortless',
    item: 'Effortless',
    items: 'effortless',
    add: '/add-loan-effortless',
    edit: '/edit-loan-effortless/1',
    perLoan: true,
    body: 'multipart',
    fields: { loan_id: 'Loan', description: 'Description' },
    files: { image: 'Image' },
    calls: {
      list: 'GET /loan/getLoanEffortlessById/:loanId',
      one: 'GET /loan/getSingleLoanEffortless/:id',
      add: 'POST /loan/addLoanEffortless',
      edit: 'PUT /loan/editLoanEffortless/:id',
      remove: 'DELETE /loan/deleteLoanEffortless/:id',
    },
    keys: { list: 'effortless', one: 'effortless' },
    says: {
      refusedAdd: 'Loan, description and image are required',
      refusedEdit: 'Loan and description are required',
      asksRemoval: 'Are you sure you want to delete this effortless?',
    },
  },
  {
    list: '/loan-image',
    label: 'Loan Image',
    item: 'Image',
    items: 'images',
    add: '/add-loan-image',
    edit: '/edit-loan-image/1',
    perLoan: true,
    grid: true,
    body: 'multipart',
    fields: { loan_id: 'Loan', position: 'Position' },
    files: { image: 'Image' },
    calls: {
      list: 'GET /loan/getLoanImagesById/:loanId',
      one: 'GET /loan/getSingleLoanImages/:id',
      add: 'POST /loan/addLoanImages',
      edit: 'PUT /loan/editLoanImages/:id',
      remove: 'DELETE /loan/deleteLoanImages/:id',
    },
    keys: { list: 'images', one: 'image' },
    says: {
      refusedAdd: 'All fields are required',
      refusedEdit: 'Loan and position are required',
      asksRemoval: 'Are you sure you want to delete this image?',
    },
  },
  {
    list: '/disclaimer',
    label: 'Disclaimer',
    item: 'Disclaimer',
    items: 'disclaimers',
    edit: '/edit-disclaimer/1',
    rich: true,
    body: 'json',
    fields: { description: 'Description' },
    files: {},
    calls: {
      list: 'GET /loan/getDisclaimer',
      one: 'GET /loan/getSingleDisclaimer/:id',
      edit: 'PUT /loan/editDisclaimer/:id',
    },
    keys: { list: 'data', one: 'data' },
    says: { edited: 'Disclaimer updated successfully!', notEdited: 'Failed to update disclaimer.' },
  },
  {
    list: '/terms-condition',
    label: 'Terms Condition',
    item: 'Terms Condition',
    items: 'terms conditions',
    edit: '/edit-terms-condition/1',
    rich: true,
    body: 'json',
    fields: { description: 'Description' },
    files: {},
    calls: {
      list: 'GET /loan/getTermsCondition',
      one: 'GET /loan/getSingleTermsCondition/:id',
      edit: 'PUT /loan/editTermsCondition/:id',
    },
    keys: { list: 'data', one: 'data' },
    says: { edited: 'Terms Condition updated successfully!', notEdited: 'Failed to update Terms Condition.' },
  },
  {
    list: '/privacy-policy',
    label: 'Privacy Policy',
    item: 'Privacy Policy',
    items: 'privacy policies',
    edit: '/edit-privacy-policy/1',
    rich: true,
    body: 'json',
    fields: { description: 'Description' },
    files: {},
    calls: {
      list: 'GET /loan/getPrivacyPolicy',
      one: 'GET /loan/getSinglePrivacyPolicy/:id',
      edit: 'PUT /loan/editPrivacyPolicy/:id',
    },
    keys: { list: 'data', one: 'data' },
    // 'Privac': a typo of the site that stays.
    says: { edited: 'Privac Policy updated successfully!', notEdited: 'Failed to update Privacy Policy.' },
  },
  {
    list: '/mission',
    label: 'Mission',
    item: 'Mission',
    items: 'missions',
    add: '/add-mission',
    edit: '/edit-mission/1',
    body: 'multipart',
    fields: { description: 'Description' },
    files: { image: 'Image' },
    calls: {
      list: 'GET /loan/getMission',
      one: 'GET /loan/getSingleMission/:id',
      add: 'POST /loan/addMission',
      edit: 'PUT /loan/editMission/:id',
      remove: 'DELETE /loan/deleteMission/:id',
    },
    keys: { list: 'steps', one: 'step' },
    says: {
      refusedAdd: 'Description and image are required',
      refusedEdit: 'Description is required',
      added: 'Mission added successfully!',
      // It speaks of a step: a slip of the site that stays.
      edited: 'Step updated successfully!',
      notAdded: 'Failed to add mission.',
      notEdited: 'Failed to update step.',
      asksRemoval: 'Are you sure you want to delete this Mission?',
      removed: 'Mission deleted successfully',
      notRemoved: 'Failed to delete',
    },
  },
];

/** What distinguishes an area’s screens and calls: its list by loan or not, its bodies, its files, its editor. */
export function sortOf({ perLoan, rich, body, files }: Area): string {
  return [perLoan && 'by loan', rich && 'rich', body, ...Object.keys(files)].join(' ');
}

/** The same, and for which actions a message is given. */
export function sortWithWords(area: Area): string {
  return [sortOf(area), ...Object.keys(area.says)].join(' ');
}

/** One area of each kind, for behaviour that all of a kind share. */
export const someAreas = cellsOf(areas, sortOf);

/** The area with this list address. */
export function areaAt(list: string): Area {
  const found = areas.find((area) => area.list === list);
  if (!found) throw new Error(`no area is at ${list}`);
  return found;
}
