import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';

export default function FinishButton() {
  const record = useRecordContext();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  if (!record) return null;
  const params = { id: record.id, data: { ...record, state: 'finished' }, previousData: record };
  const finish = () =>
    update('tasks', params, { onSuccess: () => notify('The task is finished', { type: 'success' }) });
  return (
    <Button size="small" disabled={isPending} onClick={finish}>
      Finish
    </Button>
  );
}
