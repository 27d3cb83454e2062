import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { EditableField, FormRecord } from '../../declare/field';
import { initialParts } from '../partValues';
import type { Way } from './ListItem';

/** Where the focus goes once the items are rendered. */
interface Focus {
  /** Counted from 0; beyond the last one, the button that adds. */
  readonly index: number;
  readonly on: Way | 'item' | 'input';
}

const inputs = 'input, select, textarea, [contenteditable=true]';

/** Puts the focus where it is wanted, once. */
function useFocus(list: RefObject<HTMLElement | null>, add: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<Focus>();
  useEffect(() => {
    if (!wanted) return;
    const item = list.current?.children[wanted.index]?.firstElementChild;
    const control = {
      item: undefined,
      input: item?.querySelector<HTMLElement>(inputs),
      up: item?.querySelector<HTMLElement>('[data-way=up]:enabled, [data-way=down]:enabled'),
      down:
        item?.querySelector<HTMLElement>('[data-way=down]:enabled') ??
        item?.querySelector<HTMLElement>('[data-way=up]'),
    }[wanted.on];
    const target = control ?? (item instanceof HTMLElement ? item : add.current);
    target?.focus();
  }, [wanted, list, add]);
  return setWanted;
}

/** The items of a list in the form, and what can be done to them: what is removed can be put back. */
export function useItems(source: string, field: EditableField) {
  const { fields, append, insert, move, remove } = useFieldArray({ name: source, keyName: 'console:key' });
  const { getValues } = useFormContext();
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const setFocus = useFocus(listRef, addRef);
  const [removed, setRemoved] = useState<{ readonly index: number; readonly item: FormRecord }>();
  const [moved, setMoved] = useState<number>();
  const quiet = { shouldFocus: false };
  return {
    listRef,
    addRef,
    keys: fields.map((item) => item['console:key']),
    /** The place of the item that was removed last, counted from 0. */
    removed: removed?.index,
    /** The new place of the item that was moved last, counted from 0. */
    moved,
    add: () => {
      append(initialParts(field), quiet);
      setFocus({ index: fields.length, on: 'input' });
    },
    move: (index: number, way: Way) => {
      const to = way === 'up' ? index - 1 : index + 1;
      move(index, to);
      setMoved(to);
      setFocus({ index: to, on: way });
    },
    remove: (index: number) => {
      setRemoved({ index, item: getValues(`${source}.${index}`) as FormRecord });
      remove(index);
      setFocus({ index: Math.min(index, fields.length - 2), on: 'item' });
    },
    putBack: () => {
      if (!removed) return;
      insert(removed.index, removed.item, quiet);
      setRemoved(undefined);
      setFocus({ index: removed.index, on: 'item' });
    },
  };
}
