import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { permitted } from '../../src/console/permitted';
import { complete, get, text } from '../../src/declare';
import { PanelRecord } from '../../src/show/panel/PanelRecord';
import { english } from '../setup/english';

test('who may not see the records of a resource sees none of their fields in the panel [X-AUTH-07]', () => {
  const fields = { name: text('Name'), code: text('Code') };
  const members = complete(
    {
      ...{ name: 'members', label: 'Members', item: 'Member', fields },
      list: { from: get('/members'), columns: ['name'] },
      show: { from: get('/members/:id'), fields: ['name'] },
    },
    english,
  );
  const resource = permitted(members, { auth: { may: (_user, action) => action !== 'show' } }, undefined);
  const row = { id: 1, name: 'Asha', code: 'not for all' };
  const html = renderToStaticMarkup(<PanelRecord {...{ resource, row }} revealed={false} onReveal={() => undefined} />);
  expect([html.includes('You are not allowed to see this member.'), /Asha|not for all/.test(html)]).toEqual([
    true,
    false,
  ]);
});
