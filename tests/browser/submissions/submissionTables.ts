/** What the specification says of one table of submissions, and a row with what it shows. */
export interface SubmissionTable {
  /** As in its requirements: 'R-TALK'. */
  readonly prefix: string;
  /** Address of the screen. */
  readonly path: string;
  readonly heading: string;
  /** Path of its one call, below /api. */
  readonly call: string;
  /** The key of the rows in the response. */
  readonly key: 'data' | 'loan';
  /** Whether the total is shown if the response has it. */
  readonly total: boolean;
  /** The text if there are no rows. */
  readonly empty: string;
  /** The requirement of `empty`. */
  readonly emptyId: string;
  readonly failedId: string;
  readonly headings: readonly string[];
  /** A row as the site returns it. */
  readonly row: Readonly<Record<string, unknown>>;
  /** What `row` shows in Asia/Kolkata, with secrets revealed. */
  readonly cells: readonly string[];
  /** What is shown for missing values, for headings where that is not '-'. */
  readonly blanks: Readonly<Record<string, string>>;
}

const moment = '2025-02-05T09:05:00.000Z';
const shownMoment = '05 Feb 2025, 02:35 pm';

export const submissionTables = [
  {
    prefix: 'R-TALK',
    path: '/talk-to-expart',
    heading: 'Talk to Expert',
    call: '/loan/talkToExpart',
    key: 'data',
    total: true,
    empty: 'No queries found.',
    emptyId: 'R-TALK-05',
    failedId: 'R-TALK-06',
    headings: ['ID', 'Name', 'Email', 'Message', 'Created At'],
    row: {
      created_at: moment,
      message: 'Is a co-applicant needed?',
      email: 'asha@example.com',
      name: 'Asha Verma',
      id: 4101,
    },
    cells: ['4101', 'Asha Verma', 'asha@example.com', 'Is a co-applicant needed?', shownMoment],
    blanks: {},
  },
  {
    prefix: 'R-USER',
    path: '/user-details',
    heading: 'User Details',
    call: '/loan/userDetails',
    key: 'data',
    total: true,
    empty: 'No users found.',
    emptyId: 'R-USER-05',
    failedId: 'R-USER-06',
    headings: [
      ...['ID', 'Name', 'Email', 'Phone', 'DOB', 'Address', 'PIN No', 'PAN No', 'OTP', 'Password', 'Email OTP'],
      ...['Email Verified', 'Status', 'Created At'],
    ],
    row: {
      id: 4201,
      name: 'Ravi Iyer',
      email: 'ravi@example.com',
      phoneno: '5550001111',
      dob: '1991-08-14',
      address: '12 Sample Street, Pune',
      pin_no: '411001',
      pan_no: 'ZZZPZ1234Z',
      otp: '604913',
      password: 'Sample@730',
      email_otp: '281755',
      email_verified: 1,
      status: '1',
      created_at: moment,
    },
    cells: [
      ...['4201', 'Ravi Iyer', 'ravi@example.com', '5550001111', '1991-08-14', '12 Sample Street, Pune', '411001'],
      ...['ZZZPZ1234Z', '604913', 'Sample@730', '281755', 'Yes', 'Active', shownMoment],
    ],
    blanks: { 'Email Verified': 'No', Status: 'Inactive' },
  },
  {
    prefix: 'R-CAREER',
    path: '/career-form',
    heading: 'Career Form',
    call: '/loan/careerForm',
    key: 'data',
    total: true,
    empty: 'No submissions found.',
    emptyId: 'R-CAREER-05',
    failedId: 'R-CAREER-06',
    headings: ['ID', 'Full Name', 'Email', 'Phone', 'Position', 'Message', 'Resume', 'Created At'],
    row: {
      id: 4301,
      fullname: 'Meera Nair',
      email: 'meera@example.com',
      phone: '5550002222',
      position: 'Credit Analyst',
      message: 'Four years in retail lending.',
      resume: 'meera.pdf',
      created_at: moment,
    },
    cells: [
      ...['4301', 'Meera Nair', 'meera@example.com', '5550002222', 'Credit Analyst', 'Four years in retail lending.'],
      ...['View Resume', shownMoment],
    ],
    blanks: { Resume: 'N/A' },
  },
  {
    prefix: 'R-OFFER',
    path: '/offer-form',
    heading: 'Offer Form',
    call: '/loan/offerForm',
    key: 'loan',
    total: true,
    empty: 'No submissions found.',
    emptyId: 'R-OFFER-08',
    failedId: 'R-OFFER-05',
    headings: ['ID', 'Name', 'Phone', 'Loan Name', 'Employment Type', 'Entity Type', 'Created At'],
    row: {
      id: 4401,
      name: 'Kabir Das',
      phoneno: '5550003333',
      loan_name: 'Home Loan',
      employment_type: 'Self Employed',
      entity_type: 'Partnership',
      createAt: moment,
    },
    cells: ['4401', 'Kabir Das', '5550003333', 'Home Loan', 'Self Employed', 'Partnership', shownMoment],
    blanks: {},
  },
  {
    prefix: 'R-DSA',
    path: '/dsa-form',
    heading: 'DSA Form',
    call: '/loan/getDSAForm',
    key: 'loan',
    total: false,
    empty: 'No submissions found.',
    emptyId: 'R-OFFER-08',
    failedId: 'R-DSA-05',
    headings: ['ID', 'Full Name', 'Contact No', 'Phone No', 'PAN No', 'Email', 'GST File', 'Created At'],
    row: {
      id: 4501,
      full_name: 'Leela Rao',
      contact_no: '5550004444',
      phone_no: '5550005555',
      pan_no: 'ZZZPZ4321Z',
      email: 'leela@example.com',
      gst_img: 'gst-4501.pdf',
      created_at: moment,
    },
    cells: [
      ...['4501', 'Leela Rao', '5550004444', '5550005555', 'ZZZPZ4321Z', 'leela@example.com', 'View File'],
      shownMoment,
    ],
    blanks: { 'GST File': 'N/A' },
  },
  {
    prefix: 'R-BP',
    path: '/business-partner',
    heading: 'Business Partner',
    call: '/loan/businessPartnerForm',
    key: 'loan',
    total: true,
    empty: 'No submissions found.',
    emptyId: 'R-OFFER-08',
    failedId: 'R-BP-05',
    headings: ['ID', 'Full Name', 'Phone', 'PAN No', 'Email', 'Profession', 'State', 'City', 'Created At'],
    row: {
      id: 4601,
      f_name: 'Asha',
      m_name: 'K',
      l_name: 'Verma',
      phone_no: '5550006666',
      pan_no: 'ZZZPZ5678Z',
      email: 'asha.k@example.com',
      profession: 'Builder',
      state: 'Kerala',
      city: 'Kochi',
      created_at: moment,
    },
    cells: [
      ...['4601', 'Asha K Verma', '5550006666', 'ZZZPZ5678Z', 'asha.k@example.com', 'Builder', 'Kerala', 'Kochi'],
      shownMoment,
    ],
    blanks: {},
  },
] as const satisfies readonly SubmissionTable[];

type Prefix = (typeof submissionTables)[number]['prefix'];

/** The table whose requirements have this prefix. */
export function tableOf(prefix: Prefix): SubmissionTable {
  const found = submissionTables.find((table) => table.prefix === prefix);
  if (!found) throw new Error(`no table has requirements that begin with ${prefix}`);
  return found;
}
