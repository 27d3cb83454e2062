import type { Session } from '../provider/session';
import { uniqueId } from './uniqueId';

const mark = 'drafts';

/**
 * Whose the drafts of this session are: the name typed at sign-in. A session without one (its token was put there by
 * hand) keeps drafts for itself only, and is offered none.
 */
export function draftUser(session: Session): { readonly user: string; readonly isNamed: boolean } {
  const name = session.credentials()?.name;
  if (name !== undefined) return { user: `name:${name}`, isNamed: true };
  let own = session.mark(mark);
  if (own === null) {
    own = uniqueId();
    session.setMark(mark, own);
  }
  return { user: `session:${own}`, isNamed: false };
}
