import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import type { Selecting } from './useSelecting';

interface SelectButtonProps {
  readonly resource: CompleteResource;
  readonly selecting: Selecting;
}

/** Begins to select rows, where more can be done with several than to export them. */
export function SelectButton({ resource: { remove, actions }, selecting: { isOn, begin } }: SelectButtonProps) {
  const translate = useTranslate();
  if (!begin || (!remove && actions.length === 0)) return null;
  return (
    <Button variant="outlined" data-screen-only disabled={isOn} onClick={begin}>
      {translate('console.list.select')}
    </Button>
  );
}
