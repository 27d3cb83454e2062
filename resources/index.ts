import { defineSidebar } from '../src/declare';
import { businessPartner } from './business-partner';
import { careerForm } from './career-form';
import { disclaimer } from './disclaimer';
import { dsaForm } from './dsa-form';
import { homeFeatures } from './home-features';
import { loanBenefits } from './loan-benefits';
import { loanCriteria } from './loan-criteria';
import { loanDetails } from './loan-details';
import { loanEffortless } from './loan-effortless';
import { loanFeatures } from './loan-features';
import { loanFormEffortless } from './loan-form-effortless';
import { loanImage } from './loan-image';
import { loanStep } from './loan-step';
import { loans } from './loans';
import { mission } from './mission';
import { offerForm } from './offer-form';
import { privacyPolicy } from './privacy-policy';
import { talkToExpart } from './talk-to-expart';
import { termsCondition } from './terms-condition';
import { userDetails } from './user-details';

/** Every resource, in sidebar order; a gap stands between two groups. */
export const resources = defineSidebar(
  [
    homeFeatures,
    loanFormEffortless,
    loanStep,
    loanDetails,
    loanBenefits,
    loanCriteria,
    loanFeatures,
    loanEffortless,
    loanImage,
  ],
  [talkToExpart, userDetails, careerForm, offerForm],
  [disclaimer, termsCondition, privacyPolicy],
  [businessPartner, dsaForm],
  [mission],
  [loans],
);
