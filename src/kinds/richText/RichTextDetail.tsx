import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { DetailProps } from '../../declare/kind';
import { renderHtml } from '../../rich-text/view/renderHtml';
import { token } from '../../theme/token';
import { textOf } from '../cellText';

/** Paper, as in the editor: a text may have colours of its own, which were chosen on white. */
const Paper = styled('div')({
  padding: '4px 16px',
  border: `1px solid ${token('line')}`,
  borderRadius: token('r-2'),
  background: token('paper'),
  color: '#15201e',
  colorScheme: 'light',
});

/** A formatted text as the public sees it, sanitised; what is in it does nothing on its own. */
export default function RichTextDetail({ value }: DetailProps) {
  const host = useRef<HTMLDivElement>(null);
  const html = textOf(value);
  useEffect(() => {
    if (host.current) renderHtml(host.current, html);
  }, [html]);
  return <Paper ref={host} />;
}
