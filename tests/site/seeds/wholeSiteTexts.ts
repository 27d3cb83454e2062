import type { SeedRow } from './submissionRows.ts';

/** The cards of the home page; the second has no picture. */
export const homeFeatures: readonly SeedRow[] = [
  {
    title: 'Compare 30+ lenders',
    description: 'See rates of leading banks and NBFCs side by side.',
    image: 'compare-lenders.webp',
  },
  { title: 'No hidden charges', description: 'All fees are listed before you apply.', image: null },
  {
    title: 'Advisers who call back',
    description:
      'A person, not a machine: the adviser who takes your first call stays with you until the money is in your account, and after that as well.',
    image: 'home-advisers.png',
  },
  { title: 'Door-step service', description: 'We collect the papers in 40 cities.', image: 'home-doorstep.png' },
  { title: 'आसान भाषा', description: 'हर शर्त सरल हिंदी में समझाई जाती है।', image: 'home-language.svg' },
  { title: 'Safe with us', description: 'Your papers are encrypted & deleted after a year.', image: 'home-safe.png' },
];

/** The steps to a loan. */
export const loanSteps: readonly SeedRow[] = [
  { title: 'Submit your application online', image: 'step-apply.svg' },
  { title: 'Compare the offers', image: 'step-compare.svg' },
  { title: 'Send your papers', image: 'step-papers.svg' },
  { title: 'Sign and receive the money', image: 'step-money.png' },
];

/** The mission of the site. */
export const missionTexts: readonly SeedRow[] = [
  { description: 'To make fair credit easy to find for every household in India.', image: 'mission-team.jpg' },
  {
    description:
      'To say in plain words what a loan costs, from the first rupee to the last, in the language the borrower speaks at home.',
    image: 'mission-words.png',
  },
  { description: 'To be there after the signature, too.', image: 'mission-after.png' },
];

/** One page of details for each of some loans; the last belongs to a deleted loan. */
export const loanDetails: readonly SeedRow[] = [
  {
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
  },
  detail(2, 'Personal Loan', { main_sub_title: null, home_desc: '' }),
  {
    ...detail(3, 'Loan Against Property'),
    main_sub_title: 'Your property works for you',
    home_desc:
      'Borrow against a home, a shop or an office that you own, and go on using it as before while you repay over up to fifteen years.',
    loan_desc:
      'For business, education or a wedding: the lender does not ask what the money is for, only that the title is clear and the income is enough.',
    loan_img: 'lap-card.png',
  },
  {
    ...detail(4, 'Business Loan'),
    home_desc: 'Grow on your own terms.',
    main_desc:
      'Approved on bank statements and GST returns, without collateral up to ₹75,00,000, renewed in one day when the season begins again.',
    main_img: 'business-main.png',
    seo_title: 'Business loans <without collateral> & fast',
    seo_tag: 'business loan, msme, working capital',
  },
  { ...detail(5, 'Gold Loan'), main_sub_title: 'सोने पर तुरंत ऋण', loan_img: 'gold-card.svg', main_img: 'gold-main.png' },
  { ...detail(6, 'Education Loan'), home_desc: 'Study first, repay later.' },
  {
    ...detail(7, 'Car Loan'),
    loan_img: 'car-card.png',
    seo_desc: 'New and used cars, up to 100% of the on-road price.',
  },
  detail(99, 'Loan of a former season'),
];

function detail(loan_id: number, main_title: string, rest: SeedRow = {}): SeedRow {
  const nothing = {
    main_sub_title: null,
    home_desc: null,
    loan_desc: null,
    main_desc: null,
    loan_img: null,
    main_img: null,
  };
  return { loan_id, main_title, ...nothing, seo_title: null, seo_desc: null, seo_tag: null, ...rest };
}
