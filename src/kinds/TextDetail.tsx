import { styled } from '@mui/material/styles';
import type { DetailProps } from '../declare/kind';
import { textOf } from './cellText';
import { langOf } from './langOf';
import { mailLink, phoneLink, webLink } from './links';

const Whole = styled('span')({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

const linkOf = (text: string, format: unknown) => {
  if (format === 'phone') return phoneLink(text);
  return format === 'email' ? mailLink(text) : webLink(text);
};

/** All of a text, with its line breaks; an address as a link. */
export default function TextDetail({ value, field }: DetailProps) {
  const text = textOf(value);
  const address = linkOf(text.trim(), 'format' in field && field.format);
  return (
    <Whole lang={langOf(text)}>
      {address === undefined ? (
        text
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      )}
    </Whole>
  );
}
