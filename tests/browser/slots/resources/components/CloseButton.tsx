import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

export default function CloseButton() {
  const record = useRecordContext();
  const { setValue } = useFormContext();
  return <Button onClick={() => setValue('state', 'closed', { shouldDirty: true })}>Close {record?.name}</Button>;
}
