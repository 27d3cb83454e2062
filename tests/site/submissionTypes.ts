/** One table of visitors’ submissions, read page by page, newest first; paths are relative to /api. */
export interface SubmissionType {
  readonly table: string;
  readonly columns: readonly string[];
  readonly path: string;
  readonly key: string;
  /** Whether the pagination includes the total number of rows. */
  readonly total: boolean;
}

/** The six read-only tables. */
export const submissionTypes = [
  {
    table: 'talk_to_expart',
    columns: ['name', 'email', 'message', 'created_at'],
    path: '/loan/talkToExpart',
    key: 'data',
    total: true,
  },
  {
    table: 'user_details',
    columns: [
      'name',
      'email',
      'phoneno',
      'dob',
      'address',
      'pin_no',
      'pan_no',
      'otp',
      'password',
      'email_otp',
      'email_verified',
      'status',
      'created_at',
    ],
    path: '/loan/userDetails',
    key: 'data',
    total: true,
  },
  {
    table: 'career_form',
    columns: ['fullname', 'email', 'phone', 'position', 'message', 'resume', 'created_at'],
    path: '/loan/careerForm',
    key: 'data',
    total: true,
  },
  {
    table: 'offer_form',
    columns: ['name', 'phoneno', 'loan_name', 'employment_type', 'entity_type', 'createAt'],
    path: '/loan/offerForm',
    key: 'loan',
    total: true,
  },
  {
    table: 'dsa_form',
    columns: ['full_name', 'contact_no', 'phone_no', 'pan_no', 'email', 'gst_img', 'created_at'],
    path: '/loan/getDSAForm',
    key: 'loan',
    total: false,
  },
  {
    table: 'business_partner_form',
    columns: ['f_name', 'm_name', 'l_name', 'phone_no', 'pan_no', 'email', 'profession', 'state', 'city', 'created_at'],
    path: '/loan/businessPartnerForm',
    key: 'loan',
    total: true,
  },
] as const satisfies readonly SubmissionType[];
