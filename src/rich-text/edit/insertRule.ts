import type { Command } from '@tiptap/pm/state';
import { schema } from '../schema/schema';

/** Inserts a rule. */
export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('rule')).scrollIntoView());
  return true;
};
