import { defineSidebar } from '../../../../src/declare';
import { todos } from './todos';

export const resources = defineSidebar([todos]);
