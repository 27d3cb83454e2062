import { defineSidebar } from '../../../../src/declare';
import { jobs } from './jobs';
import { notes } from './notes';
import { people } from './people';
import { tasks } from './tasks';
import { visits } from './visits';

export const resources = defineSidebar([tasks, people, notes, visits, jobs]);
