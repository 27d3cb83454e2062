import { defineSidebar } from '../../../../src/declare';
import { people } from './people';
import { tasks } from './tasks';

export const resources = defineSidebar([tasks, people]);
