import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import { token } from '../../theme/token';
import type { ListState } from '../useListState';
import { FilterChips } from './FilterChips';
import { FilterForm } from './FilterForm';
import { filterFields } from './filterFields';
import { SearchBox } from './SearchBox';
import { SortSelect } from './SortSelect';
import { servedText } from './servedText';

const Tools = styled('div')({ display: 'grid', gap: 12, padding: `0 ${token('pad')} 12px` });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const OnPhone = styled('span')({ '@media (min-width: 600px)': { display: 'none' } });

/** Search, filters and order of a list, where the site itself can do that. All of it is in the address. */
export default function ServedTools({
  resource,
  list,
}: {
  readonly resource: CompleteResource;
  readonly list: ListState;
}) {
  const translate = useTranslate();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const fields = useMemo(() => filterFields(resource, translate), [resource, translate]);
  const { address } = list;
  const { search, sorts, as } = resource.list ?? {};
  const sortSelect = <SortSelect resource={resource} {...address} />;
  const isSorted = sorts !== undefined && sorts.size > 0;
  const focusToggle = () => toggle.current?.focus();
  return (
    <Tools data-screen-only>
      <Line>
        {search !== undefined && <SearchBox list={list} />}
        {fields.length > 0 && (
          <Button
            ref={toggle}
            variant="outlined"
            startIcon={<FilterListOutlined />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {servedText('filter')}
          </Button>
        )}
        {isSorted && (as === 'table' ? <OnPhone>{sortSelect}</OnPhone> : sortSelect)}
        <FilterChips fields={fields} {...address} onRemoved={focusToggle} />
      </Line>
      {isOpen && <FilterForm id={id} fields={fields} {...address} onApplied={focusToggle} />}
    </Tools>
  );
}
