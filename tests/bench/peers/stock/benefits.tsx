import { DataTable, DeleteButton, EditButton, List, ReferenceInput, SelectInput } from 'react-admin';

const filters = [
  <ReferenceInput key="loan" source="loan_id" reference="loans" alwaysOn>
    <SelectInput label="Loan" optionText="name" />
  </ReferenceInput>,
];

export const BenefitList = () => (
  <List exporter={false} filters={filters} perPage={100_000} pagination={false} empty={false} title="Loan Benefits">
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="benefits" />
      <DataTable.Col label="Actions">
        <EditButton />
        <DeleteButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
