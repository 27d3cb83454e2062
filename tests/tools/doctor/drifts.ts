/** A way in which the stand-in may differ from the declarations, and what the doctor must say of it. */
export interface Drift {
  readonly what: string;
  /** The path below /api of the calls that differ. */
  readonly path: RegExp;
  /** The answer in place of the stand-in's own; by default its own, changed by `change`. */
  readonly answer?: (request: Request) => Response | undefined;
  readonly change?: (json: Answer) => unknown;
  readonly resource: string;
  readonly code: string;
  readonly at: string;
}

type Answer = Record<string, unknown> & { readonly pagination: Readonly<Record<string, unknown>> };
type Rows = Record<string, unknown>[];

const renamed = (from: string, to: string) => (json: Answer) => {
  const { [from]: value, ...rest } = json;
  return { ...rest, [to]: value };
};
/** Each row changed, or every second one. */
const rows =
  (key: string, change: (row: Record<string, unknown>) => object, each = 1) =>
  (json: Answer) => ({
    ...json,
    [key]: (json[key] as Rows).map((row, index) => (index % each === 0 ? change(row) : row)),
  });
const without =
  (field: string) =>
  ({ [field]: _, ...row }: Record<string, unknown>) =>
    row;
const withPaging = (change: object) => (json: Answer) => ({ ...json, pagination: { ...json.pagination, ...change } });
const html = () => new Response('<!doctype html><p>Page', { headers: { 'Content-Type': 'text/html' } });
const status = (code: number) => () => Response.json({ message: 'Secret words' }, { status: code });

const benefits = /^\/loan\/getLoanBenefitsById\//;
const users = /^\/loan\/userDetails$/;
const steps = /^\/loan\/getAllLoanStep$/;
const talks = /^\/loan\/talkToExpart$/;

/** Differences that the console would show as errors, as empty cells, or not at all. */
export const drifts: readonly Drift[] = [
  {
    what: 'the key of a list renamed',
    path: benefits,
    change: renamed('benefits', 'rows'),
    resource: 'loan-benefits',
    code: 'key-missing',
    at: 'list.from',
  },
  {
    what: 'the key of a paged list renamed',
    path: users,
    change: renamed('data', 'items'),
    resource: 'user-details',
    code: 'key-missing',
    at: 'list.from',
  },
  {
    what: 'the key of a single record renamed',
    path: /getSingleMission/,
    change: renamed('step', 'mission'),
    resource: 'mission',
    code: 'key-missing',
    at: 'edit.from',
  },
  {
    what: 'an object in the place of a list',
    path: /getDisclaimer/,
    change: (json) => ({ data: (json.data as Rows)[0] }),
    resource: 'disclaimer',
    code: 'wrong-shape',
    at: 'list.from',
  },
  {
    what: 'a bare list',
    path: steps,
    change: (json) => json.steps,
    resource: 'loan-step',
    code: 'wrong-shape',
    at: 'list.from',
  },
  {
    what: 'no ids',
    path: /getAllHomeFeatures/,
    change: rows('features', without('id')),
    resource: 'home-features',
    code: 'id-missing',
    at: 'list.from',
  },
  {
    what: 'no id in every second row',
    path: talks,
    change: rows('data', without('id'), 2),
    resource: 'talk-to-expart',
    code: 'id-missing',
    at: 'list.from',
  },
  {
    what: 'the same id twice',
    path: steps,
    change: rows('steps', (row) => ({ ...row, id: 1 })),
    resource: 'loan-step',
    code: 'id-twice',
    at: 'list.from',
  },
  {
    what: 'a field missing in all rows',
    path: /offerForm/,
    change: rows('loan', without('entity_type')),
    resource: 'offer-form',
    code: 'field-missing',
    at: 'fields.entity_type',
  },
  {
    what: 'a field missing in some rows',
    path: /careerForm/,
    change: rows('data', without('position'), 3),
    resource: 'career-form',
    code: 'field-sometimes-missing',
    at: 'fields.position',
  },
  {
    what: 'a field renamed in a list',
    path: /businessPartnerForm/,
    change: rows('loan', ({ f_name, ...row }) => ({ ...row, firstName: f_name })),
    resource: 'business-partner',
    code: 'field-missing',
    at: 'fields.f_name',
  },
  {
    what: 'a field renamed in a single record',
    path: /getSingleLoanFeatures/,
    change: (json) => ({ feature: { loan_id: (json.feature as Rows[0])?.loan_id, text: 'x' } }),
    resource: 'loan-features',
    code: 'field-missing',
    at: 'fields.features',
  },
  {
    what: 'a field that is not declared',
    path: /getMission/,
    change: rows('steps', (row) => ({ ...row, secret_note: 'Secret words' })),
    resource: 'mission',
    code: 'field-undeclared',
    at: 'fields',
  },
  {
    what: 'a number in the place of a flag as text',
    path: users,
    change: rows('data', (row) => ({ ...row, status: Number(row.status) })),
    resource: 'user-details',
    code: 'wrong-type',
    at: 'fields.status',
  },
  {
    what: 'a text in the place of a flag as number',
    path: users,
    change: rows('data', (row) => ({ ...row, email_verified: String(row.email_verified) })),
    resource: 'user-details',
    code: 'wrong-type',
    at: 'fields.email_verified',
  },
  {
    what: 'an object in the place of a text',
    path: steps,
    change: rows('steps', (row) => ({ ...row, title: { en: row.title } })),
    resource: 'loan-step',
    code: 'wrong-type',
    at: 'fields.title',
  },
  {
    what: 'an object in the place of a file name',
    path: /getLoanImagesById/,
    change: rows('images', (row) => ({ ...row, image: { name: row.image } })),
    resource: 'loan-image',
    code: 'wrong-type',
    at: 'fields.image',
  },
  {
    what: 'an object without an id in the place of an id',
    path: /getLoanCriteriaById/,
    change: rows('criteria', (row) => ({ ...row, loan_id: { number: row.loan_id } })),
    resource: 'loan-criteria',
    code: 'wrong-type',
    at: 'fields.loan_id',
  },
  {
    what: 'a date that cannot be read',
    path: talks,
    change: rows('data', (row) => ({ ...row, created_at: '5/2/2025, half past nine' })),
    resource: 'talk-to-expart',
    code: 'date-unreadable',
    at: 'fields.created_at',
  },
  {
    what: 'no total',
    path: /careerForm/,
    change: withPaging({ total: undefined }),
    resource: 'career-form',
    code: 'total-missing',
    at: 'list.from',
  },
  {
    what: 'no pagination',
    path: /offerForm/,
    change: ({ loan }) => ({ loan }),
    resource: 'offer-form',
    code: 'pages-missing',
    at: 'list.from',
  },
  {
    what: 'too many pages',
    path: users,
    change: (json) => withPaging({ totalPages: Number(json.pagination.totalPages) + 5 })(json),
    resource: 'user-details',
    code: 'pages-wrong',
    at: 'list.from',
  },
  {
    what: 'too few pages, without a total',
    path: /getDSAForm/,
    change: withPaging({ totalPages: 2 }),
    resource: 'dsa-form',
    code: 'pages-wrong',
    at: 'list.from',
  },
  {
    what: 'the page size ignored',
    path: /businessPartnerForm/,
    change: (json) => ({
      ...json,
      loan: Array.from({ length: 25 }, (_, index) => ({ ...(json.loan as Rows)[0], id: index })),
    }),
    resource: 'business-partner',
    code: 'page-size-ignored',
    at: 'list.from',
  },
  {
    what: 'the page ignored',
    path: talks,
    change: (json) => ({
      ...json,
      data: Array.from({ length: 10 }, (_, index) => ({ id: index, name: '', email: '', message: '', created_at: '' })),
    }),
    resource: 'talk-to-expart',
    code: 'page-ignored',
    at: 'list.from',
  },
  {
    what: 'a path that is not there',
    path: /getLoanEffortlessById/,
    answer: status(404),
    resource: 'loan-effortless',
    code: 'not-found',
    at: 'list.from',
  },
  {
    what: 'a single record that is not there',
    path: /getSingleTermsCondition/,
    answer: status(404),
    resource: 'terms-condition',
    code: 'not-found',
    at: 'edit.from',
  },
  {
    what: 'HTML in the place of JSON',
    path: /getPrivacyPolicy/,
    answer: html,
    resource: 'privacy-policy',
    code: 'not-json',
    at: 'list.from',
  },
  {
    what: 'a refused token',
    path: /getLoanDetails$/,
    answer: status(401),
    resource: 'loan-details',
    code: 'refused',
    at: 'list.from',
  },
  {
    what: 'an error of the site',
    path: /getLoanEffortlessFormById/,
    answer: status(500),
    resource: 'loan-form-effortless',
    code: 'status',
    at: 'list.from',
  },
  {
    what: 'success: false',
    path: /getSingleLoanStep/,
    change: (json) => ({ ...json, success: false }),
    resource: 'loan-step',
    code: 'declined',
    at: 'edit.from',
  },
  {
    what: 'another record than the one asked for',
    path: /getSingleLoanDetails/,
    change: (json) => ({ ...json, data: { ...(json.data as object), id: 4711 } }),
    resource: 'loan-details',
    code: 'wrong-record',
    at: 'edit.from',
  },
  {
    what: 'the rows of another parent',
    path: benefits,
    change: rows('benefits', (row) => ({ ...row, loan_id: 4711 })),
    resource: 'loan-benefits',
    code: 'scope-ignored',
    at: 'list.from',
  },
  {
    what: 'a folder of pictures that is not there',
    path: /^\/ImgUploads/,
    answer: status(404),
    resource: 'site',
    code: 'folder-not-found',
    at: 'uploads.images',
  },
  {
    what: 'a folder of files that answers HTML',
    path: /^\/ResumeUploads/,
    answer: html,
    resource: 'site',
    code: 'folder-not-found',
    at: 'uploads.resumes',
  },
];
