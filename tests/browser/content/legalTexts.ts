import { cellsOf } from '../harness/cellsOf';

/** What the screens of the three legal texts have in common, with the names given by the specification. */
export interface LegalText {
  /** The prefix of its requirements. */
  readonly id: 'DISCLAIMER' | 'PRIVACY' | 'TERMS';
  /** Path of its list; the form is `/edit-…/{id}`. */
  readonly name: string;
  /** As sentences name it. */
  readonly item: string;
  readonly items: string;
  readonly calls: { readonly list: string; readonly one: string; readonly edit: string };
  readonly submit: string;
  readonly empty: string;
  readonly done: string;
  readonly failed: string;
  /** A time in the stand-in’s data, in the zone Asia/Kolkata. */
  readonly createdAt: string;
  /** Requirements that are numbered differently. */
  readonly ids: { readonly done: string; readonly jump: string; readonly fails: string; readonly load: string };
}

const disclaimer: LegalText = {
  id: 'DISCLAIMER',
  name: 'disclaimer',
  item: 'disclaimer',
  items: 'disclaimers',
  calls: { list: '/loan/getDisclaimer', one: '/loan/getSingleDisclaimer', edit: '/loan/editDisclaimer' },
  submit: 'Update Disclaimer',
  empty: 'No disclaimers found.',
  done: 'Disclaimer updated successfully!',
  failed: 'Failed to update disclaimer.',
  createdAt: '05 Feb 2025, 02:35 pm',
  ids: {
    done: '[R-DISCLAIMER-11]',
    jump: '[R-DISCLAIMER-12]',
    fails: '[R-DISCLAIMER-13]',
    load: '[R-DISCLAIMER-14]',
  },
};

/** 'Policys' and 'Privac' are typos of the site that stay. */
const privacyPolicy: LegalText = {
  id: 'PRIVACY',
  name: 'privacy-policy',
  item: 'privacy policy',
  items: 'privacy policies',
  calls: { list: '/loan/getPrivacyPolicy', one: '/loan/getSinglePrivacyPolicy', edit: '/loan/editPrivacyPolicy' },
  submit: 'Update Privacy Policy',
  empty: 'No Privacy Policys found.',
  done: 'Privac Policy updated successfully!',
  failed: 'Failed to update Privacy Policy.',
  createdAt: '18 Mar 2025, 12:15 am',
  ids: {
    done: '[R-PRIVACY-11] [R-PRIVACY-15]',
    jump: '[R-PRIVACY-12]',
    fails: '[R-PRIVACY-13]',
    load: '[R-PRIVACY-14]',
  },
};

const termsCondition: LegalText = {
  id: 'TERMS',
  name: 'terms-condition',
  item: 'terms condition',
  items: 'terms conditions',
  calls: { list: '/loan/getTermsCondition', one: '/loan/getSingleTermsCondition', edit: '/loan/editTermsCondition' },
  submit: 'Update Terms Condition',
  empty: 'No Terms Conditions found.',
  done: 'Terms Condition updated successfully!',
  failed: 'Failed to update Terms Condition.',
  createdAt: '01 Jan 2026, 02:00 am',
  ids: { done: '[R-TERMS-14]', jump: '[R-TERMS-11]', fails: '[R-TERMS-12]', load: '[R-TERMS-13]' },
};

/** All three, which work the same way. */
export const legalTexts: readonly LegalText[] = [disclaimer, privacyPolicy, termsCondition];

/** One of them, for behaviour that all share: the same editor is on all three screens. */
export const someLegalTexts = cellsOf(legalTexts, () => 'the editor');
