import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isBlank } from '../../declare/isBlank';
import type { InputProps } from '../../declare/kind';
import { isWellFormed } from '../../declare/parts';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { errorProps, FieldFrame } from '../FieldFrame';
import { InputGroup, Recheck, useWholeError } from '../PartInputs';
import StoredStructure from '../StoredStructure';
import { ListItem } from './ListItem';
import type { ListOptions } from './list';
import { useItems } from './useItems';

const Ordered = styled('ol')({ display: 'grid', gap: 16, margin: 0, padding: '0 0 8px', listStyle: 'none' });
const Removed = styled('p')({ display: 'flex', alignItems: 'center', gap: 8, margin: 0 });

/** The items, each with its inputs and buttons, and a button that adds one. */
function Items(props: InputProps<ListOptions>) {
  const { source, label, optional, field } = props;
  const { max = Number.POSITIVE_INFINITY } = field;
  const translate = useTranslate();
  const id = useId();
  const error = useWholeError(source);
  const { listRef, addRef, keys, removed, moved, ...items } = useItems(source, field);
  const item = field.item ?? translate('console.kinds.list.item');
  const text = (key: string, index = 0) =>
    translate(`console.kinds.list.${key}`, { item, position: index + 1, count: keys.length });
  const { 'aria-describedby': describedBy } = errorProps(id, error, field.hint);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={field.hint}>
      <InputGroup id={id} aria-label={label} aria-describedby={describedBy}>
        {keys.length > 0 && (
          <Ordered ref={listRef}>
            {keys.map((key, index) => (
              <li key={key}>
                <ListItem
                  source={`${source}.${index}`}
                  {...{ field, item, index, count: keys.length }}
                  onMove={(way) => items.move(index, way)}
                  onRemove={() => items.remove(index)}
                />
              </li>
            ))}
          </Ordered>
        )}
        <VisuallyHidden role="status">{moved === undefined ? '' : text('moved', moved)}</VisuallyHidden>
        {removed !== undefined && (
          <Removed>
            <span role="status">{text('removed', removed)}</span>
            <Button size="small" onClick={items.putBack}>
              {text('undo')}
            </Button>
          </Removed>
        )}
        <Button ref={addRef} size="small" startIcon={<AddOutlined />} disabled={keys.length >= max} onClick={items.add}>
          {text('add')}
        </Button>
      </InputGroup>
      {error !== undefined && <Recheck source={source} />}
    </FieldFrame>
  );
}

/** A list whose items are no objects, and what is no list at all, is shown and left as it is. */
export default function ListInput(props: InputProps<ListOptions>) {
  const isOther = useWatch({
    name: props.source,
    compute: (value) => !isBlank(value) && !isWellFormed(props.field, value),
  });
  return isOther ? <StoredStructure {...props} /> : <Items {...props} />;
}
