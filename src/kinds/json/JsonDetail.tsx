import { styled } from '@mui/material/styles';
import type { DetailProps } from '../../declare/kind';
import { writeJson } from '../../provider/exactNumbers';
import { token } from '../../theme/token';

const Code = styled('code')({ fontFamily: token('mono'), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

/** JSON on lines of its own. A text stays as it is. */
export default function JsonDetail({ value }: DetailProps) {
  return <Code>{typeof value === 'string' ? value : writeJson(value, 2)}</Code>;
}
