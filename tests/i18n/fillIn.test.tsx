import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillIn } from '../../src/i18n/fillIn';

test('elements are put in the places of a text', () => {
  const text = 'Draft of %{date} kept, %{size}.';
  const filled = fillIn(text, { date: <strong>today</strong>, size: <i>small</i> });
  expect(renderToStaticMarkup(filled)).toBe('Draft of <strong>today</strong> kept, <i>small</i>.');
});
