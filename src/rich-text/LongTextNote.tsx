import CodeOutlined from '@mui/icons-material/CodeOutlined';
import { Note } from '../ui/Note';

/** Why a text can be edited as HTML only. */
export function LongTextNote({ size }: { readonly size: number }) {
  return (
    <Note role="none" icon={<CodeOutlined />}>
      This text has {Math.round(size / 1000)} kB and would take long to show as formatted text. It is edited as HTML.
    </Note>
  );
}
