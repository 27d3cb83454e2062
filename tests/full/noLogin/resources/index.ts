import { defineSidebar } from '../../../../src/declare';
import { articles } from './articles';

export const resources = defineSidebar([articles]);
