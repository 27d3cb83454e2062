import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { controlStyle } from '../../kinds/controlStyle';
import { token } from '../../theme/token';
import { isComposing } from '../../ui/isComposing';
import { columnsText } from './columnsText';
import { leastWidth, mostWidth, widthStep } from './widths';

const Input = styled('input')(controlStyle, { width: 84, height: token('small'), padding: '0 8px' });

interface WidthInputProps {
  readonly label: string;
  /** In px; undefined by the content. */
  readonly size: number | undefined;
  /** The width that the content has made. */
  readonly widthNow: () => number | undefined;
  readonly onChange: (size: number | undefined) => void;
}

/** The width of a column, in px. A blank leaves it to the content; the arrow keys begin with the width that it has. */
export function WidthInput({ label, size, widthNow, onChange }: WidthInputProps) {
  // What is typed so far, which may not be a valid width yet.
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const width = Number(text);
    if (text === '' || (width >= leastWidth && width <= mostWidth)) onChange(text === '' ? undefined : width);
  };
  const begin = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const by = { ArrowUp: widthStep, ArrowDown: -widthStep }[event.key];
    const width = size === undefined && by !== undefined && widthNow();
    if (!width) return;
    event.preventDefault();
    change(String(Math.min(mostWidth, Math.max(leastWidth, Math.round(width / widthStep) * widthStep + by))));
  };
  return (
    <Input
      type="number"
      min={leastWidth}
      max={mostWidth}
      step={widthStep}
      aria-label={columnsText('width', { label })}
      title={columnsText('width', { label })}
      placeholder={columnsText('byContent')}
      value={typed ?? size ?? ''}
      onChange={(event) => change(event.target.value)}
      onKeyDown={begin}
      onBlur={() => setTyped(undefined)}
    />
  );
}
