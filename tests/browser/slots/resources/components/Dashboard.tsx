import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useGetList } from 'react-admin';

export default function Dashboard() {
  const { data = [] } = useGetList('tasks');
  return (
    <Card>
      <CardHeader title="Open tasks" />
      <CardContent>{data.filter(({ state }) => state === 'open').length} open</CardContent>
    </Card>
  );
}
