import { cellsOf } from '../harness/cellsOf';

/** One of the six areas that belong to a loan, as the specification describes it. */
export interface Area {
  /** As in its requirements: 'BENEFITS' for R-BENEFITS-01. */
  readonly prefix: string;
  /**
   * The base of its three addresses: 'loan-benefits' for /loan-benefits, /add-loan-benefits and
   * /edit-loan-benefits/{id}.
   */
  readonly route: string;
  readonly sidebar: string;
  /** Its text field: key in bodies and responses, label in the forms. */
  readonly text: { readonly key: string; readonly label: string };
  /** Items also have a picture, and the bodies are multipart. */
  readonly hasImage: boolean;
  /** How the list shows an item’s text. */
  readonly shown: (text: string) => string;
  /** Last segments of the paths below /api/loan. */
  readonly calls: Readonly<Record<'list' | 'one' | 'add' | 'edit' | 'remove', string>>;
  /** The response keys of the two reads. */
  readonly keys: { readonly list: string; readonly one: string };
  readonly empty: string;
  readonly addLink: string;
  readonly buttons: { readonly add: string; readonly edit: string };
  /** The message for an incomplete form. */
  readonly refusals: { readonly add: string; readonly edit: string };
  /** The question before a deletion; one area has none. */
  readonly question: string | undefined;
  /** First sentence of the message when a call fails. */
  readonly failures: Readonly<Record<'list' | 'one' | 'save' | 'remove', string>>;
  /** Requirements that the areas share under different numbers. */
  readonly ids: {
    readonly preselected: string;
    readonly addReturns: string;
    readonly editReturns: string;
    readonly question: string;
    readonly reload: string;
    readonly addWords: string;
    readonly oneElement: string;
  };
}

const asItIs = (text: string) => text;

function failures(item: string, items: string): Area['failures'] {
  return {
    list: `The ${items} could not be loaded.`,
    one: `The ${item} could not be loaded.`,
    save: `The ${item} could not be saved.`,
    remove: `The ${item} could not be deleted.`,
  };
}

const commonIds = {
  addReturns: 'R-FEATURES-22',
  editReturns: 'R-FEATURES-22',
  question: 'R-BENEFITS-30',
  reload: 'R-FEATURES-23',
  addWords: 'R-BENEFITS-31',
  oneElement: 'R-CRITERIA-22',
} as const;

/** All six, written from the specification and not from the declarations, so that a mistake in either is found. */
export const areas: readonly Area[] = [
  {
    prefix: 'BENEFITS',
    route: 'loan-benefits',
    sidebar: 'Loan Benefits',
    text: { key: 'benefits', label: 'Benefit Description' },
    hasImage: false,
    shown: asItIs,
    calls: {
      list: 'getLoanBenefitsById',
      one: 'getSingleLoanBenefits',
      add: 'addLoanBenefits',
      edit: 'editLoanBenefits',
      remove: 'deleteLoanBenefits',
    },
    keys: { list: 'benefits', one: 'benefits' },
    empty: 'No benefits found for this loan.',
    addLink: '+ Add Benefit',
    buttons: { add: 'Add Benefit', edit: 'Update Benefit' },
    refusals: {
      add: 'Please select a loan and add a benefit description.',
      edit: 'Loan and benefits are required',
    },
    question: 'Are you sure you want to delete this benefit?',
    failures: failures('benefit', 'benefits'),
    ids: {
      ...commonIds,
      preselected: 'R-BENEFITS-24',
      addReturns: 'R-BENEFITS-21',
      editReturns: 'R-BENEFITS-22',
      reload: 'R-BENEFITS-23',
      oneElement: 'R-BENEFITS-29',
    },
  },
  {
    prefix: 'FEATURES',
    route: 'loan-features',
    sidebar: 'Loan Features',
    text: { key: 'features', label: 'Feature Description' },
    hasImage: false,
    shown: asItIs,
    calls: {
      list: 'getLoanFeaturesById',
      one: 'getSingleLoanFeatures',
      add: 'addLoanFeatures',
      edit: 'editLoanFeatures',
      remove: 'deleteLoanFeatures',
    },
    keys: { list: 'features', one: 'feature' },
    empty: 'No features found for this loan.',
    addLink: '+ Add Feature',
    buttons: { add: 'Add Feature', edit: 'Update Feature' },
    refusals: {
      add: 'Please select a loan and add a feature description.',
      edit: 'Loan and feature are required',
    },
    question: 'Are you sure you want to delete this feature?',
    failures: failures('feature', 'features'),
    ids: { ...commonIds, preselected: 'R-FEATURES-21' },
  },
  {
    prefix: 'CRITERIA',
    route: 'loan-criteria',
    sidebar: 'Loan Criteria',
    text: { key: 'description', label: 'Criteria Description' },
    hasImage: false,
    shown: asItIs,
    calls: {
      list: 'getLoanCriteriaById',
      one: 'getSingleLoanCriteria',
      add: 'addLoanCriteria',
      edit: 'editLoanCriteria',
      remove: 'deleteLoanCriteria',
    },
    keys: { list: 'criteria', one: 'criteria' },
    empty: 'No criteria found for this loan.',
    addLink: '+ Add Criteria',
    buttons: { add: 'Add Criteria', edit: 'Update Criteria' },
    refusals: {
      add: 'Please select a loan and add a criteria description.',
      edit: 'Loan and criteria are required',
    },
    question: 'Are you sure you want to delete this criteria?',
    failures: failures('criteria', 'criteria'),
    ids: { ...commonIds, preselected: 'R-CRITERIA-21' },
  },
  {
    prefix: 'EFFORTLESS',
    route: 'loan-effortless',
    sidebar: 'Loan Effortless',
    text: { key: 'description', label: 'Description' },
    hasImage: true,
    shown: asItIs,
    calls: {
      list: 'getLoanEffortlessById',
      one: 'getSingleLoanEffortless',
      add: 'addLoanEffortless',
      edit: 'editLoanEffortless',
      remove: 'deleteLoanEffortless',
    },
    keys: { list: 'effortless', one: 'effortless' },
    empty: 'No effortless found for this loan.',
    addLink: '+ Add Effortless',
    buttons: { add: 'Add Effortless', edit: 'Update Effortless' },
    refusals: {
      add: 'Loan, description and image are required',
      edit: 'Loan and description are required',
    },
    question: 'Are you sure you want to delete this effortless?',
    failures: failures('effortless', 'effortless'),
    ids: { ...commonIds, preselected: 'R-EFFORTLESS-22' },
  },
  {
    prefix: 'LOANIMAGE',
    route: 'loan-image',
    sidebar: 'Loan Image',
    text: { key: 'position', label: 'Position' },
    hasImage: true,
    shown: (text) => `Position: ${text}`,
    calls: {
      list: 'getLoanImagesById',
      one: 'getSingleLoanImages',
      add: 'addLoanImages',
      edit: 'editLoanImages',
      remove: 'deleteLoanImages',
    },
    keys: { list: 'images', one: 'image' },
    empty: 'No images found.',
    addLink: '+ Add Image',
    buttons: { add: 'Add Image', edit: 'Update Image' },
    refusals: { add: 'All fields are required', edit: 'Loan and position are required' },
    question: 'Are you sure you want to delete this image?',
    failures: failures('image', 'images'),
    ids: {
      ...commonIds,
      preselected: 'R-LOANIMAGE-27',
      editReturns: 'R-LOANIMAGE-23',
      question: 'R-LOANIMAGE-22',
    },
  },
  {
    prefix: 'FORMEFF',
    route: 'loan-form-effortless',
    sidebar: 'Loan Form Effortless',
    text: { key: 'description', label: 'Description' },
    hasImage: false,
    shown: asItIs,
    calls: {
      list: 'getLoanEffortlessFormById',
      one: 'getSingleLoanEffortlessForm',
      add: 'addLoanEffortlessForm',
      edit: 'editLoanEffortlessForm',
      remove: 'deleteLoanEffortlessForm',
    },
    keys: { list: 'description', one: 'description' },
    empty: 'No descriptions found for this loan.',
    addLink: '+ Add description',
    buttons: { add: 'Add Description', edit: 'Update Description' },
    refusals: {
      add: 'Please select a loan and add a description description.',
      edit: 'Loan and description are required',
    },
    question: undefined,
    failures: failures('description', 'descriptions'),
    ids: { ...commonIds, preselected: 'R-FORMEFF-22', addWords: 'R-FORMEFF-09', oneElement: 'R-BENEFITS-29' },
  },
];

/** The five areas that ask before they delete. */
export const askingAreas = areas.filter(({ question }) => question !== undefined);

/** The two areas that upload. */
export const imageAreas = areas.filter(({ hasImage }) => hasImage);

/** The area with these requirements. */
export function areaOf(prefix: string): Area {
  const area = areas.find((each) => each.prefix === prefix);
  if (!area) throw new Error(`there is no area ${prefix}`);
  return area;
}

/** One area with a picture and one without, for behaviour that all of a kind share. */
export const someAreas: readonly Area[] = cellsOf(areas, ({ hasImage }) => String(hasImage));
