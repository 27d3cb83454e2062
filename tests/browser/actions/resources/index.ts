import { defineSidebar } from '../../../../src/declare';
import { members } from './members';
import { settings } from './settings';

export const resources = defineSidebar([members, settings]);
