import { Datagrid, NumberField, TextField } from 'react-admin';

export default function BoardRows() {
  return (
    <Datagrid bulkActionButtons={false} rowClick={false}>
      <TextField source="name" />
      <NumberField source="size" />
    </Datagrid>
  );
}
