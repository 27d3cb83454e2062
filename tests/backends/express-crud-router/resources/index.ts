import { defineSidebar } from '../../../../src/declare';
import { authors } from './authors';
import { books } from './books';

export const resources = defineSidebar([books, authors]);
