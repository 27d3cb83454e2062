import { defineSidebar } from '../../../../src/declare';
import { authors } from './authors';
import { samples } from './samples';

/** All kinds of fields that a JSON form can have. */
export const resources = defineSidebar([samples, authors]);
