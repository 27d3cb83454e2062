import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';

export default function Reports() {
  const { data = [], isPending, error } = useGetList('prices');
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return <p>{isPending ? 'Loading' : `${data.length} prices`}</p>;
}
