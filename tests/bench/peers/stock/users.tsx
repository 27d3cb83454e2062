import { DataTable, DateField, List } from 'react-admin';

const day = { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

export const UserList = () => (
  <List exporter={false} perPage={10} title="User Details">
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="id" />
      <DataTable.Col source="name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="phoneno" />
      <DataTable.Col source="dob" />
      <DataTable.Col source="address" />
      <DataTable.Col source="pin_no" />
      <DataTable.Col source="pan_no" />
      <DataTable.Col source="otp" />
      <DataTable.Col source="password" />
      <DataTable.Col source="email_otp" />
      <DataTable.Col source="email_verified" render={(user) => (user.email_verified === 1 ? 'Yes' : 'No')} />
      <DataTable.Col source="status" render={(user) => (user.status === '1' ? 'Active' : 'Inactive')} />
      <DataTable.Col source="created_at">
        <DateField source="created_at" showTime locales="en-IN" options={day} />
      </DataTable.Col>
    </DataTable>
  </List>
);
