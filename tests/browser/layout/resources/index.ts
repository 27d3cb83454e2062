import { defineSidebar } from '../../../../src/declare';
import { cards } from './cards';
import { notes } from './notes';
import { people } from './people';
import { pictures } from './pictures';
import { prices } from './prices';
import { tallies } from './tallies';

/** Every kind of list and field, for texts that are long or written from right to left. */
export const resources = defineSidebar([people, prices, tallies, notes], [cards, pictures]);
