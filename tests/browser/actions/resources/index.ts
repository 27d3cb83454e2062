import { defineSidebar } from '../../../../src/declare';
import { members } from './members';

export const resources = defineSidebar([members]);
