import { defineSidebar } from '../../../../src/declare';
import { entries } from './entries';
import { members } from './members';
import { notes } from './notes';

export const resources = defineSidebar([members, entries, notes]);
