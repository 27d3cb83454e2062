import { defineSidebar } from '../../../../src/declare';
import { categories } from './categories';
import { posts } from './posts';

export const resources = defineSidebar([posts, categories]);
