import { islandName } from '../view/islandName';
import type { Loaded } from './load';

/** What the administrator has to know of a text before changing it. */
export type Notes = {
  /** How many parts are kept as stored because the editor cannot draw them. */
  readonly islands: number;
  /** What was taken out and stays out once the text is changed. */
  readonly removed: readonly string[];
};

/** The notes on a loaded text; anchors and icons, which nobody would change by hand, are not counted. */
export function notesOf({ doc, removed }: Loaded): Notes {
  let islands = 0;
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'island' || (type.name === 'inlineIsland' && !islandName(attrs.html).unseen)) islands++;
  });
  return { islands, removed };
}
