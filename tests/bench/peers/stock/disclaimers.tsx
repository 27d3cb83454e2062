import { RichTextInput } from 'ra-input-rich-text';
import { DataTable, Edit, EditButton, List, SimpleForm } from 'react-admin';

export const DisclaimerList = () => (
  <List exporter={false} title="Disclaimer">
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="id" />
      <DataTable.Col source="description" render={({ description }) => `${description.slice(0, 100)}...`} />
      <DataTable.Col source="createdAt" />
      <DataTable.Col label="Actions">
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

export const DisclaimerEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <RichTextInput source="description" />
    </SimpleForm>
  </Edit>
);
