import { areas } from './areas';
import { tables } from './screens';

/** Texts of empty lists, as given by the specification or decided in docs/decisions.md. */
export const emptyTexts: Readonly<Record<string, string>> = {
  '/loan-benefits': 'No benefits found for this loan.',
  '/loan-features': 'No features found for this loan.',
  '/loan-criteria': 'No criteria found for this loan.',
  '/loan-effortless': 'No effortless found for this loan.',
  '/loan-image': 'No images found.',
  '/loan-form-effortless': 'No descriptions found for this loan.',
  '/home-features': 'No features found.',
  '/loan-step': 'No steps found.',
  '/mission': 'No missions found.',
  '/loan-details': 'No loan details found.',
  '/disclaimer': 'No disclaimers found.',
  '/privacy-policy': 'No Privacy Policys found.',
  '/terms-condition': 'No Terms Conditions found.',
  '/talk-to-expart': 'No queries found.',
  '/user-details': 'No users found.',
  '/career-form': 'No submissions found.',
  '/offer-form': 'No submissions found.',
  '/dsa-form': 'No submissions found.',
  '/business-partner': 'No submissions found.',
};

/** Every list with its call, the key of its rows, and how sentences name them. */
export const listScreens = [
  ...areas.map(({ list, label, items: noun, perLoan, calls, keys }) => ({
    list,
    label,
    noun,
    perLoan,
    call: calls.list,
    key: keys.list,
  })),
  ...tables.map(({ list, label, items: noun, call, key }) => ({ list, label, noun, perLoan: undefined, call, key })),
];
