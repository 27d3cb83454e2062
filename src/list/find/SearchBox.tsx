import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import { useSettled } from '../../kinds/choices/useSettled';
import { isComposing } from '../../ui/isComposing';
import styles from '../ListTools.module.css';
import type { ListState } from '../useListState';
import { isReadable } from './findsHere';
import { fetchFind } from './useFound';

interface SearchBoxProps extends Pick<ListState, 'address' | 'among' | 'titleOf'> {
  readonly resource: CompleteResource;
  /** The site is being asked. */
  readonly isBusy: boolean;
}

/** A search in all fields: by the site, or at each key by the browser. Memoised, since a list is rendered at each state of a call. */
export const SearchBox = memo(function SearchBox({ resource, address, among, titleOf, isBusy }: SearchBoxProps) {
  const translate = useTranslate();
  const { filters, setFilters, setAll, all } = address;
  const isServed = resource.list?.search !== undefined;
  const canReadAll = isReadable(resource.list) && !all;
  const applied = typeof filters.q === 'string' ? filters.q : '';
  const [{ typed, known }, setTyped] = useState({ typed: applied, known: applied });
  const [isComposed, setComposed] = useState(false);
  // While one types, the address is replaced: Back leads to what was there before the search, not to each part of a word.
  const isTyping = useRef(false);
  if (applied !== known) {
    const isOwn = applied === typed.trim();
    // The address changed without typing, by Back or a link: what is typed next is another search.
    if (!isOwn) isTyping.current = false;
    setTyped({ typed: isOwn ? typed : applied, known: applied });
  }
  const search = (text: string) => {
    if (text === applied) return;
    // What is found in the rows that are there is shown with the key that was pressed.
    setFilters({ ...filters, q: text }, { replace: isTyping.current, keepsPage: !isServed, flushSync: !isServed });
    isTyping.current = true;
  };
  useSettled(typed.trim(), applied, !isServed || isBusy || isComposed, search);
  const prepare = () => {
    if (isServed) return;
    void fetchFind().then(
      ({ prepareSearch }) => among && prepareSearch(resource, among, titleOf),
      // It is loaded again, and its failure shown, when something is searched.
      () => undefined,
    );
  };
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={translate('console.list.search')}
      placeholder={translate('console.list.search')}
      data-screen-only
      dir="auto"
      autoComplete="off"
      value={typed}
      onFocus={prepare}
      onChange={(event) => {
        setTyped({ typed: event.target.value, known });
        if (!isServed && !isComposed) search(event.target.value.trim());
      }}
      onCompositionStart={() => setComposed(true)}
      onCompositionEnd={(event) => {
        setComposed(false);
        if (!isServed) search(event.currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        if (canReadAll) setAll(true);
        else if (!isBusy) search(typed.trim());
      }}
      onBlur={() => {
        isTyping.current = false;
      }}
    />
  );
});
