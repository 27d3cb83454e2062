import { defineSidebar } from '../../../../src/declare';
import { projects } from './projects';
import { users } from './users';

export const resources = defineSidebar([users, projects]);
