import { expect, test } from 'vitest';
import { tableTexts } from '../../src/export/copyTable';

test('a copied table keeps a line break in its cell, where Excel would begin another one [X-EXPORT-02]', () => {
  const { html, text } = tableTexts(['Address'], [['5 <Park>\n=1+1']]);
  expect(html).toContain('5 &lt;Park&gt;<br style="mso-data-placement:same-cell">=1+1</td>');
  expect(text).toBe('Address\n5 <Park> =1+1');
});
