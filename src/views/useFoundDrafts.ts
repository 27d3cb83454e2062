import { useEffect } from 'react';
import type { Draft } from '../drafts/Draft';
import { entryDraft, noteEntryDraft } from '../drafts/entryDraft';
import { useConsole } from './ConsoleContext';
import type { FormDraft } from './useFormDraft';

/**
 * Looks, when a form opens, for what was kept of it before, and tells: the tab's own draft first, then the newest; and
 * whether the own one is to be in the form without a question, since this is the screen on which the session had ended.
 */
export function useFoundDrafts(
  { owner, isNamed }: FormDraft,
  onFound: (found: readonly Draft[], isBack: boolean) => void,
): void {
  const { drafts, resume } = useConsole();
  useEffect(() => {
    if (!isNamed) return;
    let isOver = false;
    const noted = entryDraft();
    void drafts.find(owner).then((found) => {
      if (isOver) return;
      const isBack = resume.current === location.pathname;
      resume.current = undefined;
      const own = found.find(({ form }) => form === noted);
      // A copy of a tab has its history too, with the draft that is open in the other.
      if (!own && noted !== undefined && entryDraft() === noted) noteEntryDraft(undefined);
      onFound(own ? [own, ...found.filter((draft) => draft !== own)] : found, isBack && own !== undefined);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, owner, isNamed, resume, onFound]);
}
