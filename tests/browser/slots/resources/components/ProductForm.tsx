import { NumberInput, TextInput } from 'react-admin';

export default function ProductForm() {
  return (
    <>
      <TextInput source="name" label="Product name" />
      <NumberInput source="price" min={0} />
    </>
  );
}
