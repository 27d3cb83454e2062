/** Loans of the stand-in site. */
export const loans = {
  home: { id: 1, name: 'Home Loan' },
  personal: { id: 2, name: 'Personal Loan' },
  property: { id: 3, name: 'Loan Against Property' },
  /** Has no records in any area: its lists are empty. */
  bare: { id: 12, name: 'Agriculture Loan' },
} as const;
