import Button from '@mui/material/Button';
import { useListContext, useRefresh } from 'react-admin';

export default function RefreshButton() {
  const { data = [] } = useListContext();
  return <Button onClick={useRefresh()}>Refresh {data.length} tasks</Button>;
}
