import { legalTexts } from './legalTexts.ts';
import { type LoanTexts, loanTexts } from './loanTexts.ts';
import type { SeedRow } from './submissionRows.ts';
import { homeFeatures, loanDetails, loanSteps, missionTexts } from './wholeSiteTexts.ts';

/** The rows of the loans and of all editable content, by table name. */
export function contentRows(): Readonly<Record<string, readonly SeedRow[]>> {
  return {
    loans: numbered(loanTexts.map(({ name }) => ({ name }))),
    loan_benefits: perLoan(({ benefits }) => benefits.map((text) => ({ benefits: text }))),
    loan_features: perLoan(({ features }) => features.map((text) => ({ features: text }))),
    loan_criteria: perLoan(({ criteria }) => criteria.map((description) => ({ description }))),
    loan_effortless: perLoan(({ effortless }) => effortless.map(([description, image]) => ({ description, image }))),
    loan_images: perLoan(({ images }) => images.map(([position, image]) => ({ position, image }))),
    loan_effortless_form: perLoan(({ form }) => form.map((description) => ({ description }))),
    home_features: numbered(homeFeatures),
    loan_steps: numbered(loanSteps),
    mission: numbered(missionTexts),
    loan_details: numbered(loanDetails),
    disclaimer: legal(legalTexts.disclaimer, '2025-02-05T09:05:00.000Z'),
    privacy_policy: legal(legalTexts.privacy_policy, '2025-03-17T18:45:00.000Z'),
    terms_condition: legal(legalTexts.terms_condition, '2025-12-31T20:30:00.000Z'),
  };
}

function perLoan(rowsOf: (texts: LoanTexts) => readonly SeedRow[]): readonly SeedRow[] {
  return numbered(loanTexts.flatMap((texts, index) => rowsOf(texts).map((row) => ({ loan_id: index + 1, ...row }))));
}

function numbered(rows: readonly SeedRow[]): readonly SeedRow[] {
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

function legal(description: string, createdAt: string): readonly SeedRow[] {
  return numbered([{ description, createdAt }]);
}
