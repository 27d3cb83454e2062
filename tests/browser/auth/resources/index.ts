import { defineSidebar } from '../../../../src/declare';
import { articles } from './articles';
import { notes } from './notes';
import { remarks } from './remarks';

export const resources = defineSidebar([articles, notes, remarks]);
