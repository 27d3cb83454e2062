import { defineSidebar } from '../../../../src/declare';
import { cards } from './cards';
import { notes } from './notes';
import { people } from './people';
import { shops } from './shops';
import { teams } from './teams';

/** What is unusual about the data of a site. */
export const resources = defineSidebar([people, cards, notes], [shops, teams]);
