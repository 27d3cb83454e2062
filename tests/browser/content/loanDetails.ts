/** The text fields of a loan detail, as name and label, in the order of the table. */
export const textFields = [
  ['loan_id', 'Loan ID'],
  ['main_title', 'Main Title'],
  ['main_sub_title', 'Main Sub Title'],
  ['home_desc', 'Home Desc'],
  ['loan_desc', 'Loan Desc'],
  ['main_desc', 'Main Desc'],
  ['seo_title', 'SEO Title'],
  ['seo_desc', 'SEO Desc'],
  ['seo_tag', 'SEO Tag'],
] as const;

/** Its two pictures, as name and label. */
export const imageFields = [
  ['loan_img', 'Loan Img'],
  ['main_img', 'Main Img'],
] as const;

/** The detail with id 1 in the stand-in’s data. */
export const firstDetail = {
  loan_id: 1,
  main_title: 'Home Loan',
  main_sub_title: 'Own the home you planned for',
  home_desc: 'Home loans with flexible tenures and door-step service across major Indian cities.',
  loan_desc:
    'Finance the purchase, construction or extension of a residential property, or move an existing loan to a lower rate.',
  main_desc: 'We compare offers of several lenders, help to prepare the papers and stay with you until disbursal.',
  loan_img: 'home-loan-card.png',
  main_img: 'home-loan-main.jpg',
  seo_title: 'Home Loan - compare and apply online',
  seo_desc: 'Compare home loans, check eligibility and apply online.',
  seo_tag: 'home loan, housing finance, balance transfer',
} as const;
