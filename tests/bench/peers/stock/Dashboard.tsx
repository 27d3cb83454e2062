import { Card, CardContent } from '@mui/material';
import { Title } from 'react-admin';

export const Dashboard = () => (
  <Card>
    <Title title="Dashboard" />
    <CardContent>Welcome</CardContent>
  </Card>
);
