import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { editedRecords } from '../console/editedRecords';
import { addPath, carriedBy, editPath, listPath } from '../console/paths';
import { titleToKeep } from '../console/titleToKeep';
import type { CompleteResource } from '../declare/complete';
import type { Draft } from '../drafts/storage/Draft';
import { draftUser } from '../drafts/storage/draftUser';
import { formatDate } from '../i18n/formatDate';
import { ScreenLink } from './ScreenLink';

/** Where the form of a draft is; undefined if the user has none any more. */
function formPath(resource: CompleteResource, { id, loaded, values }: Draft): string | undefined {
  const { name, single, create, edit } = resource;
  if (single) return edit && listPath(name);
  if (id === '') return create && addPath(name);
  return edit && editPath(name, id) + carriedBy({ ...loaded, ...values }, resource);
}

/** What to call a record: its title or else its number. */
function useNameOf() {
  const translate = useTranslate();
  return ({ item }: CompleteResource, title: string, id: string) =>
    title === '' ? translate('console.dashboard.numbered', { item, id }) : title;
}

/** The drafts of the user that no form is open with, newest first. */
function useDrafts(): readonly Draft[] {
  const { drafts, session } = useConsole();
  const [found, setFound] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let isOver = false;
    void drafts.ofUser(draftUser(session)).then((all) => {
      if (!isOver && all.length > 0) setFound(all);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, session]);
  return found;
}

/** Links to the forms with unsaved work. */
export function PendingDrafts() {
  const { byName } = useConsole();
  const translate = useTranslate();
  const nameOf = useNameOf();
  const links = useDrafts().flatMap((draft) => {
    const resource = byName.get(draft.resource);
    const to = resource && formPath(resource, draft);
    if (!resource || to === undefined) return [];
    const title = titleToKeep(resource, { ...draft.loaded, ...draft.values });
    const label = draft.id === '' ? (resource.create?.heading ?? resource.label) : nameOf(resource, title, draft.id);
    const hint = translate('console.dashboard.draftOf', { item: resource.label, date: formatDate(draft.at) });
    return [<ScreenLink key={draft.draftId} icon={resource.icon} {...{ to, label, hint }} />];
  });
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{translate('console.dashboard.drafts')}</h2>
      {links}
    </section>
  );
}

/** Links to the records saved last. */
export function EditedLast() {
  const { byName, session } = useConsole();
  const translate = useTranslate();
  const nameOf = useNameOf();
  const links = editedRecords(session.credentials()?.name).flatMap(({ resource: name, id, title, search, at }) => {
    const resource = byName.get(name);
    if (!resource?.edit) return [];
    const to = resource.single ? listPath(name) : editPath(name, id) + search;
    const hint = translate('console.dashboard.editedAt', { item: resource.label, date: formatDate(at) });
    return [
      <ScreenLink key={`${name} ${id}`} icon={resource.icon} label={nameOf(resource, title, id)} {...{ to, hint }} />,
    ];
  });
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{translate('console.dashboard.edited')}</h2>
      {links}
    </section>
  );
}
