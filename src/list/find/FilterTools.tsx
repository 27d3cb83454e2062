import Button from '@mui/material/Button';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import type { ListState } from '../useListState';
import { FilterChips } from './FilterChips';
import { FilterForm } from './FilterForm';
import { filterFields } from './filterFields';

interface FilterToolsProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
}

/** The filters of a list: its active ones, and the form that sets them. All of it is in the address. */
export default function FilterTools({ resource, list }: FilterToolsProps) {
  const translate = useTranslate();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { address, among, isWhole, titleOf } = list;
  const fields = useMemo(() => {
    const here = isWhole ? { rows: among ?? [], titleOf, isAll: address.all } : undefined;
    return filterFields(resource, translate, here);
  }, [resource, translate, isWhole, address.all, among, titleOf]);
  const focusToggle = () => toggle.current?.focus();
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        ref={toggle}
        variant="outlined"
        data-screen-only
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('console.list.filter')}
      </Button>
      <FilterChips fields={fields} {...address} onRemoved={focusToggle} />
      {isOpen && <FilterForm id={id} fields={fields} {...address} onApplied={focusToggle} />}
    </>
  );
}
