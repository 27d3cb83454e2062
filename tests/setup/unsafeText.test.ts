import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles';
import { unsafeText } from './unsafeText';

const faultsOf = (jsx: string) => unsafeText('a.tsx', `const a = ${jsx};`).map((fault) => fault.replace(/^\S+ /, ''));

test('no component renders text that a browser cannot translate without breaking it [X-TRANSLATED-01]', () => {
  const files = projectFiles('src').filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => unsafeText(file))).toEqual([]);
});

test.each([
  ['<p>{isOn && translate("a")}<b /></p>', 'conditional text beside others'],
  ['<><b />{isOn ? `a` : <i />}</>', 'conditional text beside others'],
  ['<p>{method} {path}</p>', 'text next to other text'],
  ['<p>of {String(total)}</p>', 'text next to other text'],
  ['isOn && <>{translate("a")} <b /></>', 'text in a fragment'],
  ['<p>{isOn && <b />}Text</p>', 'text after something conditional'],
  ['<p>{isOn && <b />}<i />{label}</p>', 'text after something conditional'],
])('%s is found [X-TRANSLATED-01]', (jsx, fault) => {
  expect(faultsOf(jsx)).toEqual([fault]);
});

test.each([
  '<p>{isOn && translate("a")}</p>',
  '<p><Icon />{label}</p>',
  '<p>Text{isOn && <b />}</p>',
  '<p><span>{method}</span> <span>{path}</span></p>',
  '<p>\n  {isOn && <b />}\n  <i>{label}</i>\n</p>',
])('%s is safe [X-TRANSLATED-01]', (jsx) => {
  expect(faultsOf(jsx)).toEqual([]);
});

test('a component that is a text, without an element, is found [X-TRANSLATED-01]', () => {
  const source =
    'function Time() { return at === undefined ? null : translate("a"); }\nfunction text() { return "a"; }';
  expect(unsafeText('a.tsx', source)).toEqual(['a.tsx:1 a component that is a text']);
});
