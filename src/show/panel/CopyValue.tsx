import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CopyButton } from '../../dialogs/CopyButton';
import { panelText } from '../../list/panel/panelText';
import { token } from '../../theme/token';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '0 8px',
  '& > button': { minHeight: 24, padding: '0 4px', color: token('ink-3'), fontSize: 12 },
  '& .MuiButton-startIcon': { margin: '0 4px 0 0' },
  // Where the browser does not copy, the text to copy by hand is on a line of its own.
  '& > button + div': { flexBasis: '100%' },
});

const Value = styled('div')({ flex: '1 1 0', minWidth: 0 });

interface CopyValueProps {
  readonly label: string;
  /** Nothing is offered to copy if it is empty. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A value with a button that copies it. */
export function CopyValue({ label, text, children }: CopyValueProps) {
  const name = panelText('copy', { label });
  return (
    <Line>
      <Value>{children}</Value>
      {text !== '' && <CopyButton label="" text={text} aria-label={name} title={name} />}
    </Line>
  );
}
