import { styled } from '@mui/material/styles';
import { useId } from 'react';
import styles from '../../kinds/choices/ChoiceSelect.module.css';
import { controlStyle } from '../../kinds/controlStyle';
import type { ListAddress } from '../useListAddress';
import { findText } from './findText';

const Select = styled('select')(controlStyle, { width: 'auto', marginLeft: 8 });

interface PageSizeProps extends Pick<ListAddress, 'perPage' | 'setPerPage'> {
  readonly sizes: readonly number[];
}

/** Chooses how many rows a page has. One of the address that is not offered stays selected. */
export default function PageSize({ sizes, perPage, setPerPage }: PageSizeProps) {
  const id = useId();
  const offered = sizes.includes(perPage) ? sizes : [...sizes, perPage];
  return (
    <div>
      <label htmlFor={id}>{findText('perPage')}</label>
      <Select
        id={id}
        className={styles.select ?? ''}
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
      >
        {offered
          .toSorted((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
      </Select>
    </div>
  );
}
