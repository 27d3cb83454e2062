/**
 * The draft of the form that this entry of the browser's history shows. Each tab has a history of its own, which outlasts
 * a reload and a sign-in: so two tabs with the same form find back their own.
 */
export function entryDraft(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('draft' in state)) return undefined;
  return typeof state.draft === 'string' ? state.draft : undefined;
}

/** Notes a draft in the entry at hand, beside what the router keeps there; undefined takes the note away. */
export function noteEntryDraft(draft: string | undefined): void {
  if (entryDraft() !== draft) history.replaceState({ ...history.state, draft }, '');
}
