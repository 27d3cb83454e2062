/**
 * The draft of the form that the current entry of the browser's history shows. Each tab has its own history, which
 * outlasts a reload and a sign-in: so each of two tabs with the same form finds its own draft.
 */
export function historyDraft(): string | undefined {
  const draft: unknown = history.state?.draft;
  return typeof draft === 'string' ? draft : undefined;
}

/** Notes a draft in the current entry, beside what the router keeps there; undefined removes the note. */
export function setHistoryDraft(draftId: string | undefined): void {
  if (historyDraft() !== draftId) history.replaceState({ ...history.state, draft: draftId }, '');
}
