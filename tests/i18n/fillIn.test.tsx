import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillIn } from '../../src/i18n/fillIn';

test('elements are put in the places of a text, whose pieces are elements too [X-TRANSLATED-01]', () => {
  const text = 'Draft of %{date} kept, %{size}.';
  const filled = fillIn(text, { date: <strong>today</strong>, size: <i>small</i> });
  expect(renderToStaticMarkup(filled)).toBe(
    '<span>Draft of </span><strong>today</strong><span> kept, </span><i>small</i><span>.</span>',
  );
});
