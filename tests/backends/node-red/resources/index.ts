import { defineSidebar } from '../../../../src/declare';
import { flows } from './flows';
import { nodes } from './nodes';

export const resources = defineSidebar([flows, nodes]);
