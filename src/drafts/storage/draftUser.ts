import type { Session } from '../../session/session';
import { uniqueId } from './uniqueId';

/**
 * The owner of this session's drafts: the name typed at sign-in. A session without one (its token was put there by
 * hand) keeps drafts for itself only, and is offered none.
 */
export function draftUser(session: Session): string {
  const name = session.credentials()?.name;
  if (name !== undefined) return `name:${name}`;
  const own = session.mark('drafts') ?? uniqueId();
  session.setMark('drafts', own);
  return `session:${own}`;
}
