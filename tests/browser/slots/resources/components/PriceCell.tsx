import { NumberField } from 'react-admin';

export default function PriceCell() {
  return <NumberField source="price" options={{ style: 'currency', currency: 'INR' }} />;
}
