import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useSettled } from '../../kinds/choices/useSettled';
import { InputControl } from '../../kinds/InputControl';
import { isComposing } from '../../ui/isComposing';
import type { ListState } from '../useListState';
import { servedText } from './servedText';

const Control = styled(InputControl)({ width: 'min(280px, 100%)' });

/** A search in all fields, by the site. */
export function SearchBox({ list }: { readonly list: ListState }) {
  const { filters, setFilters } = list.address;
  const applied = typeof filters.q === 'string' ? filters.q : '';
  const [{ typed, known }, setTyped] = useState({ typed: applied, known: applied });
  const [isComposed, setComposed] = useState(false);
  // While one types, the address is replaced: Back leads to what was there before the search, not to each part of a word.
  const isTyping = useRef(false);
  // Not by typing, but by Back or a link.
  if (applied !== known) setTyped({ typed: applied === typed.trim() ? typed : applied, known: applied });
  const isBusy = list.query.isFetching;
  const search = (text: string) => {
    if (text === applied) return;
    setFilters({ ...filters, q: text }, { replace: isTyping.current });
    isTyping.current = true;
  };
  useSettled(typed.trim(), applied, isBusy || isComposed, search);
  return (
    <Control
      type="search"
      aria-label={servedText('search')}
      placeholder={servedText('search')}
      dir="auto"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped({ typed: event.target.value, known })}
      onCompositionStart={() => setComposed(true)}
      onCompositionEnd={() => setComposed(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event) && !isBusy) search(typed.trim());
      }}
      onBlur={() => {
        isTyping.current = false;
      }}
    />
  );
}
