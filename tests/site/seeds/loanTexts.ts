/** The site’s texts about one loan. */
export interface LoanTexts {
  readonly name: string;
  readonly benefits: readonly string[];
  readonly features: readonly string[];
  readonly criteria: readonly string[];
  readonly effortless: readonly (readonly [description: string, image: string])[];
  readonly images: readonly (readonly [position: string, image: string])[];
  readonly form: readonly string[];
}

/** The loans in order; the last one has no texts yet. */
export const loanTexts: readonly LoanTexts[] = [
  {
    name: 'Home Loan',
    benefits: [
      'Borrow up to 90% of the property value with tenures of up to 30 years.',
      'Tax deduction on interest paid & principal repaid <as per current rules>.',
      'Move the loan to another lender whenever rates fall, without a prepayment charge on floating rates.',
      'A co-applicant with an income of their own raises the amount you can borrow, and women who own or co-own the home are offered a lower rate by most of the lenders we compare.',
      'घर बैठे आवेदन करें: हमारे सलाहकार दस्तावेज़ आपके घर से ले जाते हैं।',
    ],
    features: [
      'Door-step collection of documents in 40 cities.',
      'Approval in principle within two working days.',
      'Part disbursal while the house is being built.',
      'Top-up for furniture and repairs after twelve instalments.',
    ],
    criteria: [
      'Salaried applicants aged 21 to 60 with a monthly income of at least ₹25,000.',
      'Self-employed applicants with two years of filed returns.',
      'A credit score of 700 or more, or a co-applicant who has one.',
    ],
    effortless: [
      ['Check your eligibility in two minutes.', 'effortless-eligibility.png'],
      ['Send your papers from your phone; nobody asks for the same paper twice.', 'effortless-papers.png'],
      ['Follow every step of the application online.', 'effortless-track.svg'],
      ['Get the keys: the lender pays the seller directly.', 'effortless-keys.png'],
    ],
    images: [
      ['hero-banner', 'home loan hero.jpg'],
      ['middle of the page, right of the calculator', 'home-loan-calculator.png'],
      ['footer', 'home-loan-footer.png'],
    ],
    form: [
      'Fill in your details once; our adviser calls you back within one working day.',
      'Your details are used for this application only.',
    ],
  },
  {
    name: 'Personal Loan',
    benefits: [
      'No security and no guarantor needed.',
      'Money in your account within 48 hours of approval.',
      'One fixed instalment from the first month to the last.',
    ],
    features: ['Amounts from ₹50,000 to ₹40,00,000.', 'Tenures of 12 to 72 months.', 'Fully online, signed by OTP.'],
    criteria: [
      'Age 23 to 58 at the end of the loan.',
      'A monthly income of at least ₹20,000 paid into a bank account.',
      'Six months with the present employer.',
    ],
    effortless: [
      ['Tell us how much and how long.', 'personal-amount.png'],
      ['Compare the offers side by side.', 'personal-compare.png'],
      ['Sign with a one-time code.', 'personal-sign.svg'],
    ],
    images: [
      ['hero-banner', 'personal-loan-hero.png'],
      ['offer-strip', 'personal-loan-offers.png'],
    ],
    form: ['Three questions, no papers: see what you can borrow.', 'Checking does not touch your credit score.'],
  },
  {
    name: 'Loan Against Property',
    benefits: [
      'Use the value of a home or shop you own without selling it.',
      'Lower rates than an unsecured loan.',
      'Up to 15 years to repay.',
    ],
    features: [
      'Residential, commercial and mixed property.',
      'Overdraft or term loan.',
      'Valuation within three days.',
    ],
    criteria: ['A clear title in the name of the applicant.', 'Income that covers twice the instalment.'],
    effortless: [
      ['Have the property valued at a time that suits you.', 'lap-valuation.png'],
      ['We check the title with you.', 'lap-title.png'],
    ],
    images: [
      ['hero-banner', 'lap-hero.png'],
      ['side column', 'lap-side.svg'],
    ],
    form: ['Tell us about the property; we tell you what it can carry.'],
  },
  {
    name: 'Business Loan',
    benefits: [
      'Up to ₹75,00,000 without collateral.',
      'Interest is a business expense.',
      'Instalments that follow your season.',
    ],
    features: [
      'Approved on bank statements and GST returns.',
      'Renewal in one day.',
      'A named adviser for your business.',
    ],
    criteria: [
      'In business for three years.',
      'A yearly turnover of ₹40,00,000 or more.',
      'No bounced instalment in the last twelve months.',
    ],
    effortless: [
      ['Connect your GST account and leave the figures to us.', 'business-gst.png'],
      ['Talk to somebody who knows your trade.', 'business-adviser.png'],
      ['Draw only what you need.', 'business-draw.svg'],
    ],
    images: [
      ['hero-banner', 'business-hero.png'],
      ['above the questions', 'business-questions.png'],
    ],
    form: ['Name, phone, turnover: enough to begin with.'],
  },
  {
    name: 'Gold Loan',
    benefits: [
      'Cash within thirty minutes.',
      'Your ornaments stay insured in a vault.',
      'Pay interest only, principal at the end.',
    ],
    features: ['Weighed before your eyes.', 'No charge for early release.'],
    criteria: ['Gold of 18 carats or more.', 'Age 18 and over; no proof of income needed.'],
    effortless: [
      ['We come to your home with the scales.', 'gold-scales.png'],
      ['Release part of the gold when you like.', 'gold-release.svg'],
    ],
    images: [['hero-banner', 'gold-hero.png']],
    form: ['How many grams? We call with an offer.'],
  },
  {
    name: 'Education Loan',
    benefits: [
      'Fees, hostel, laptop and travel in one loan.',
      'Repayment begins a year after the course ends.',
      'Interest is deductible for eight years.',
    ],
    features: ['For studies in India and abroad.', 'Paid directly to the university, term by term.'],
    criteria: ['An admission letter.', 'A parent or guardian as co-applicant.'],
    effortless: [
      ['A letter for the visa within two days.', 'education-visa.png'],
      ['One adviser from admission to the last instalment.', 'education-adviser.png'],
    ],
    images: [
      ['hero-banner', 'education-hero.png'],
      ['below the list of universities', 'education-campus.png'],
    ],
    form: ['Which course, which country? We do the rest.'],
  },
  {
    name: 'Car Loan',
    benefits: ['Up to 100% of the on-road price.', 'Lower rates for electric cars.', 'Foreclosure free after a year.'],
    features: ['New and used cars.', 'Approval while you test-drive.'],
    criteria: ['Age 21 to 65.', 'A monthly income of at least ₹18,000.'],
    effortless: [
      ['Choose the car, we speak to the dealer.', 'car-dealer.png'],
      ['Insurance and registration in the same file.', 'car-file.svg'],
    ],
    images: [['hero-banner', 'car-hero.png']],
    form: ['New or used? Tell us and drive home this week.'],
  },
  {
    name: 'Working Capital Loan',
    benefits: ['Pay interest only on what you use.', 'Bridges the sixty days until customers pay.'],
    features: ['Cash credit, overdraft and bill discounting.', 'Limit reviewed every half-year.'],
    criteria: ['Two years of audited accounts.', 'A registered business.'],
    effortless: [['Upload last year’s accounts; the limit comes by mail.', 'capital-accounts.png']],
    images: [['hero-banner', 'capital-hero.png']],
    form: ['What do you buy, what do you sell, when are you paid?'],
  },
  {
    name: 'Two-Wheeler Loan',
    benefits: ['Ride home on the day you choose.', 'Instalments from ₹1,900 a month.'],
    features: ['Scooters, motorcycles and electric.', 'Tenures of 6 to 48 months.'],
    criteria: ['Age 18 to 65.', 'One proof of address.'],
    effortless: [['Approved at the counter in ten minutes.', 'two-wheeler-counter.png']],
    images: [['hero-banner', 'two-wheeler-hero.png']],
    form: ['Which model? Which city?'],
  },
  {
    name: 'Balance Transfer',
    benefits: ['Lower rate, same tenure.', 'A top-up without a second file.'],
    features: ['We fetch the papers from your old lender.', 'Savings shown before you decide.'],
    criteria: ['Twelve instalments paid on time.', 'At least five years still to run.'],
    effortless: [['See what you would save in a minute.', 'transfer-savings.png']],
    images: [['hero-banner', 'transfer-hero.svg']],
    form: ['Your rate and your remaining balance: we compare.'],
  },
  {
    name: 'Medical Loan',
    benefits: ['Paid to the hospital within hours.', 'No instalment for the first three months.'],
    features: ['For 600 partner hospitals.', 'For treatment of parents too.'],
    criteria: ['An estimate of the hospital.', 'A regular income in the family.'],
    effortless: [['Call from the ward; we come to you.', 'medical-ward.png']],
    images: [['hero-banner', 'medical-hero.png']],
    form: ['Which hospital, which day?'],
  },
  { name: 'Agriculture Loan', benefits: [], features: [], criteria: [], effortless: [], images: [], form: [] },
];
