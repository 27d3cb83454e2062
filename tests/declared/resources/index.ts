import { resources as specified } from '../../../resources';
import { defineSidebar } from '../../../src/declare';
import { glossaryTerms } from './glossary-terms';
import { visitorLetters } from './visitor-letters';

/** The console's resources and two that neither the specification nor the stand-in's tables know. */
export const resources = defineSidebar(...specified, [visitorLetters, glossaryTerms]);
