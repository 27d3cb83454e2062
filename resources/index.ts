import { defineSidebar } from '../src/declare';
import { loanBenefits } from './loan-benefits';
import { loans } from './loans';

/** Every resource, in sidebar order; a gap stands between two groups. */
export const resources = defineSidebar([loanBenefits], [loans]);
