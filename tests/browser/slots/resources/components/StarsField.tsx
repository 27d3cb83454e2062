import Rating from '@mui/material/Rating';
import { useRecordContext } from 'react-admin';

export default function StarsField({ source }: { readonly source: string }) {
  const record = useRecordContext();
  return <Rating value={Number(record?.[source] ?? 0)} size="small" readOnly />;
}
