import { useRecordContext } from 'react-admin';

export default function BrokenCell() {
  const record = useRecordContext();
  if (record?.name === 'Tea') throw new Error('This cell is broken on purpose');
  return <i>works</i>;
}
