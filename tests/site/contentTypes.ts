/** The rule of one column: which values it accepts and stores. */
export type ColumnRule =
  | 'loan' // the id of one of the loans
  | 'loanId' // any whole number, or empty
  | 'text' // must not be blank
  | 'freeText' // may be empty
  | 'image' // required on add; on edit, the existing file is kept
  | 'optionalImage'
  | 'stamp'; // set by the site, never sent

/** One kind of content: its table, its columns in order, and its calls with paths relative to /api. */
export interface ContentType {
  readonly table: string;
  readonly columns: Readonly<Record<string, ColumnRule>>;
  readonly encoding: 'json' | 'multipart';
  readonly list: { readonly path: string; readonly key: string };
  /** `whole`: answers the id and every column, not only those that can be sent. `success`: adds a success flag. */
  readonly one: { readonly path: string; readonly key: string; readonly whole?: true; readonly success?: true };
  readonly add?: string;
  readonly edit: string;
  readonly remove?: string;
}

/** All editable content, in the order of the specification. */
export const contentTypes: readonly ContentType[] = [
  {
    table: 'loan_benefits',
    columns: { loan_id: 'loan', benefits: 'text' },
    encoding: 'json',
    list: { path: '/loan/getLoanBenefitsById/:loanId', key: 'benefits' },
    one: { path: '/loan/getSingleLoanBenefits/:id', key: 'benefits' },
    add: '/loan/addLoanBenefits',
    edit: '/loan/editLoanBenefits/:id',
    remove: '/loan/deleteLoanBenefits/:id',
  },
  {
    table: 'loan_features',
    columns: { loan_id: 'loan', features: 'text' },
    encoding: 'json',
    list: { path: '/loan/getLoanFeaturesById/:loanId', key: 'features' },
    one: { path: '/loan/getSingleLoanFeatures/:id', key: 'feature' },
    add: '/loan/addLoanFeatures',
    edit: '/loan/editLoanFeatures/:id',
    remove: '/loan/deleteLoanFeatures/:id',
  },
  {
    table: 'loan_criteria',
    columns: { loan_id: 'loan', description: 'text' },
    encoding: 'json',
    list: { path: '/loan/getLoanCriteriaById/:loanId', key: 'criteria' },
    one: { path: '/loan/getSingleLoanCriteria/:id', key: 'criteria' },
    add: '/loan/addLoanCriteria',
    edit: '/loan/editLoanCriteria/:id',
    remove: '/loan/deleteLoanCriteria/:id',
  },
  {
    table: 'home_features',
    columns: { title: 'text', description: 'text', image: 'optionalImage' },
    encoding: 'multipart',
    list: { path: '/loan/getAllHomeFeatures', key: 'features' },
    one: { path: '/loan/getSingleHomeFeatures/:id', key: 'feature' },
    add: '/loan/addHomeFeatures',
    edit: '/loan/editHomeFeatures/:id',
    remove: '/loan/deleteHomeFeatures/:id',
  },
  {
    table: 'loan_effortless',
    columns: { loan_id: 'loan', description: 'text', image: 'image' },
    encoding: 'multipart',
    list: { path: '/loan/getLoanEffortlessById/:loanId', key: 'effortless' },
    one: { path: '/loan/getSingleLoanEffortless/:id', key: 'effortless' },
    add: '/loan/addLoanEffortless',
    edit: '/loan/editLoanEffortless/:id',
    remove: '/loan/deleteLoanEffortless/:id',
  },
  {
    table: 'loan_images',
    columns: { loan_id: 'loan', position: 'text', image: 'image' },
    encoding: 'multipart',
    list: { path: '/loan/getLoanImagesById/:loanId', key: 'images' },
    one: { path: '/loan/getSingleLoanImages/:id', key: 'image' },
    add: '/loan/addLoanImages',
    edit: '/loan/editLoanImages/:id',
    remove: '/loan/deleteLoanImages/:id',
  },
  {
    table: 'loan_details',
    columns: {
      loan_id: 'loanId',
      main_title: 'freeText',
      main_sub_title: 'freeText',
      home_desc: 'freeText',
      loan_desc: 'freeText',
      main_desc: 'freeText',
      loan_img: 'optionalImage',
      main_img: 'optionalImage',
      seo_title: 'freeText',
      seo_desc: 'freeText',
      seo_tag: 'freeText',
    },
    encoding: 'multipart',
    list: { path: '/loan/getLoanDetails', key: 'data' },
    one: { path: '/loan/getSingleLoanDetails/:id', key: 'data', whole: true, success: true },
    edit: '/loan/editLoanDetails/:id',
  },
  {
    table: 'loan_steps',
    columns: { title: 'text', image: 'image' },
    encoding: 'multipart',
    list: { path: '/loan/getAllLoanStep', key: 'steps' },
    one: { path: '/loan/getSingleLoanStep/:id', key: 'step', success: true },
    add: '/loan/addLoanStep',
    edit: '/loan/editLoanStep/:id',
    remove: '/loan/deleteLoanStep/:id',
  },
  {
    table: 'mission',
    columns: { description: 'text', image: 'image' },
    encoding: 'multipart',
    list: { path: '/loan/getMission', key: 'steps' },
    one: { path: '/loan/getSingleMission/:id', key: 'step', success: true },
    add: '/loan/addMission',
    edit: '/loan/editMission/:id',
    remove: '/loan/deleteMission/:id',
  },
  {
    table: 'disclaimer',
    columns: { description: 'freeText', createdAt: 'stamp' },
    encoding: 'json',
    list: { path: '/loan/getDisclaimer', key: 'data' },
    one: { path: '/loan/getSingleDisclaimer/:id', key: 'data', whole: true },
    edit: '/loan/editDisclaimer/:id',
  },
  {
    table: 'privacy_policy',
    columns: { description: 'freeText', createdAt: 'stamp' },
    encoding: 'json',
    list: { path: '/loan/getPrivacyPolicy', key: 'data' },
    one: { path: '/loan/getSinglePrivacyPolicy/:id', key: 'data', whole: true },
    edit: '/loan/editPrivacyPolicy/:id',
  },
  {
    table: 'terms_condition',
    columns: { description: 'freeText', createdAt: 'stamp' },
    encoding: 'json',
    list: { path: '/loan/getTermsCondition', key: 'data' },
    one: { path: '/loan/getSingleTermsCondition/:id', key: 'data', whole: true },
    edit: '/loan/editTermsCondition/:id',
  },
  {
    table: 'loan_effortless_form',
    columns: { loan_id: 'loan', description: 'text' },
    encoding: 'json',
    list: { path: '/loan/getLoanEffortlessFormById/:loanId', key: 'description' },
    one: { path: '/loan/getSingleLoanEffortlessForm/:id', key: 'description' },
    add: '/loan/addLoanEffortlessForm',
    edit: '/loan/editLoanEffortlessForm/:id',
    remove: '/loan/deleteLoanEffortlessForm/:id',
  },
];
