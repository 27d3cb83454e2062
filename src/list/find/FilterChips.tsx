import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { targetOf } from '../../declare/field';
import { textOf } from '../../kinds/cellText';
import { useChoiceText } from '../../kinds/choices/useChoice';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ListAddress } from '../useListAddress';
import type { FilterField } from './filterFields';
import { findText } from './findText';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

type ChipProps = FilterField & { readonly value: unknown };

function ReferenceText({ field, value, to }: ChipProps & { readonly to: string }) {
  return <>{findText('is', { label: field.label, text: useChoiceText(to, value) })}</>;
}

/** 'State: Open'. */
function FilterText(props: ChipProps) {
  const { field, options, value } = props;
  const to = targetOf(field);
  if (to !== undefined && !options && !Array.isArray(value)) return <ReferenceText {...props} to={to} />;
  const texts = [value].flat().map((one) => {
    const option = options?.find((offered) => String(offered.value) === String(one));
    return option?.text ?? field.kind.displayText?.(one, field, { titleOf: () => undefined }) ?? textOf(one);
  });
  return <>{findText('is', { label: field.label, text: texts.join(', ') })}</>;
}

interface FilterChipsProps extends Pick<ListAddress, 'filters' | 'setFilters'> {
  readonly fields: readonly FilterField[];
  /** Called after a removal: the button that had the focus is gone. */
  readonly onRemoved: () => void;
}

/** The active filters, each of which a click removes. */
export function FilterChips({ fields, filters, setFilters, onRemoved }: FilterChipsProps) {
  const active = fields.filter(({ path }) => filters[path] !== undefined);
  if (active.length === 0) return null;
  const remove = (paths: readonly string[]) => {
    setFilters(Object.fromEntries(Object.entries(filters).filter(([path]) => !paths.includes(path))));
    onRemoved();
  };
  return (
    <List aria-label={findText('active')}>
      {active.map((one) => (
        <li key={one.path}>
          <Button
            size="small"
            variant="outlined"
            endIcon={<CloseOutlined />}
            title={findText('remove')}
            onClick={() => remove([one.path])}
          >
            <VisuallyHidden>{findText('remove')}</VisuallyHidden>
            <span>
              <FilterText {...one} value={filters[one.path]} />
            </span>
          </Button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button size="small" onClick={() => remove(active.map(({ path }) => path))}>
            {findText('clear')}
          </Button>
        </li>
      )}
    </List>
  );
}
