import {
  Create,
  DataTable,
  DeleteButton,
  Edit,
  EditButton,
  FunctionField,
  ImageField,
  ImageInput,
  List,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';

const picture = (width: number) => (feature: { image?: unknown }) =>
  typeof feature.image === 'string' && <img src={`/ImgUploads/${feature.image}`} width={width} alt="" />;

export const FeatureList = () => (
  <List exporter={false} title="Home Features">
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Image">
        <FunctionField render={picture(64)} />
      </DataTable.Col>
      <DataTable.Col source="title" />
      <DataTable.Col source="description" />
      <DataTable.Col label="Actions">
        <EditButton />
        <DeleteButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

const inputs = (
  <>
    <TextInput source="title" validate={required()} />
    <TextInput source="description" multiline validate={required()} />
    <FunctionField render={picture(128)} />
    <ImageInput source="image" label="New image" format={(value) => (typeof value === 'string' ? undefined : value)}>
      <ImageField source="src" title="title" />
    </ImageInput>
  </>
);

// The stock mode ('undoable') shows the list before anything is sent, but the comparison is about saving.
export const FeatureEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>{inputs}</SimpleForm>
  </Edit>
);

export const FeatureCreate = () => (
  <Create redirect="list">
    <SimpleForm>{inputs}</SimpleForm>
  </Create>
);
