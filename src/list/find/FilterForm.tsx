import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { Row } from '../../declare/resource';
import { validateForm } from '../../form/validateForm';
import styles from '../../kinds/choices/ChoiceSelect.module.css';
import { controlStyle } from '../../kinds/controlStyle';
import { FieldFrame, useField } from '../../kinds/FieldFrame';
import { FieldInput, InputSkeleton } from '../../kinds/FieldInput';
import { TypedInput } from '../../kinds/TypedInput';
import { Slot } from '../../lazy/Slot';
import { token } from '../../theme/token';
import type { ListAddress } from '../useListAddress';
import { type FilterField, filterRecord, filtersOf, hasOwnInput } from './filterFields';
import { findText } from './findText';

const Whole = styled('div')({ flex: '1 0 100%' });

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: 12,
  padding: 12,
  border: `1px solid ${token('line')}`,
  borderRadius: token('r-3'),
});

const Select = styled('select')(controlStyle);

/** A dropdown of the fixed values of a field, or any of them. */
function OptionInput({ path, field, options = [] }: FilterField) {
  const { frame, control } = useField({ source: path, label: field.label, field, optional: false });
  return (
    <FieldFrame {...frame}>
      <Select {...control} className={styles.select ?? ''}>
        <option value="">{findText('any')}</option>
        {options.map(({ value, text }) => (
          <option key={String(value)} value={String(value)}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

function FilterInput(props: FilterField) {
  const { path: source, field } = props;
  if (hasOwnInput(props)) return <FieldInput source={source} field={field} optional={false} />;
  const { label, kind } = field;
  if (kind.filterInput && !props.options) {
    const input = { source, label, field, optional: false };
    return <Slot load={kind.filterInput} props={input} name={label} fallback={<InputSkeleton label={label} />} />;
  }
  if (props.options) return <OptionInput {...props} />;
  return <TypedInput source={source} label={field.label} field={field} optional={false} />;
}

interface FilterFormProps extends Pick<ListAddress, 'filters' | 'setFilters'> {
  readonly id: string;
  readonly fields: readonly FilterField[];
  readonly onApplied: () => void;
}

/** What the list can be filtered by, in the inputs of the kinds. */
export function FilterForm({ id, fields, filters, setFilters, onApplied }: FilterFormProps) {
  const translate = useTranslate();
  const record = useMemo(() => filterRecord(fields, filters), [fields, filters]);
  const resolver = useMemo(() => {
    const own = fields.filter(hasOwnInput).map(({ path, field }) => [path, field] as const);
    return validateForm(
      { fields: Object.fromEntries(own) },
      { fields: own.map(([path]) => path), required: [] },
      translate,
    );
  }, [fields, translate]);
  const apply = async (values: Row) => {
    setFilters({ ...filters, ...(await filtersOf(fields, values, filters)) });
    onApplied();
  };
  return (
    <Whole data-screen-only>
      <Form record={record} resolver={resolver} onSubmit={apply} noValidate disableInvalidFormNotification>
        <Fields id={id} role="group" aria-label={translate('console.list.filter')}>
          {fields.map((one) => (
            <FilterInput key={one.path} {...one} />
          ))}
          <Button type="submit" variant="contained">
            {findText('apply')}
          </Button>
        </Fields>
      </Form>
    </Whole>
  );
}
