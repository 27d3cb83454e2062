import { defineSidebar } from '../../../../src/declare';
import { products } from './products';

export const resources = defineSidebar([products]);
