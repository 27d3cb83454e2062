import { expect } from 'vitest';
import { type Area, areaAt } from '../browser/app/areas';
import { button, onScreen, openForm, pathOf } from '../browser/app/steps';
import { sampleFiles } from '../browser/harness/sampleFiles';
import type { CallKind, Desk } from './CallKind';

type Mode = 'add' | 'edit';
const file = sampleFiles.png;

/** The body that a filled form sends. */
function bodyOf({ fields, files, body }: Area, text: string): Record<string, unknown> {
  const loan = body === 'json' ? 1 : '1';
  const texts = Object.keys(fields).map((key) => [key, key === 'loan_id' ? loan : text]);
  const sent = { fileName: file.name, type: file.mimeType, size: file.buffer.length };
  return Object.fromEntries([...texts, ...Object.keys(files).map((key) => [key, sent])]);
}

/** What is typed into the form of an area, and whether it is still there. */
function formOf({ visit }: Desk, area: Area, mode: Mode) {
  const labels = Object.entries(area.fields);
  const submit = button(visit, `${mode === 'add' ? 'Add' : 'Update'} ${area.item}`);
  let cells = 0;
  const text = () => `Typed in ${mode} ${cells}`;
  return {
    submit,
    text,
    fill: async () => {
      cells += 1;
      await openForm(visit, area, mode);
      for (const [key, label] of labels)
        await (key === 'loan_id' ? visit.field(label).selectOption('1') : visit.field(label).fill(text()));
      for (const label of Object.values(area.files)) await visit.field(label).setInputFiles(file);
    },
    expectWhole: async () => {
      await submit.waitFor();
      expect(pathOf(visit)).toBe(area[mode]);
      for (const [key, label] of labels)
        await expect.poll(() => visit.field(label).inputValue()).toBe(key === 'loan_id' ? '1' : text());
      for (const label of Object.values(area.files)) {
        expect(await visit.field(label).count()).toBe(1);
        expect(await visit.page.getByText(file.name, { exact: true }).isVisible()).toBe(true);
      }
    },
  };
}

function formKind(desk: Desk, area: Area, mode: Mode): CallKind {
  const { visit } = desk;
  const call = area.calls[mode] ?? '';
  const given = area.says[mode === 'add' ? 'notAdded' : 'notEdited'];
  const { submit, text, fill, expectWhole } = formOf(desk, area, mode);
  return {
    call,
    ...(mode === 'edit' ? { first: area.calls.one } : {}),
    key: area.keys.one,
    failure: given ?? `The ${area.item.toLowerCase()} could not be saved.`,
    ...(given ? { isGiven: true as const } : {}),
    tooLarge: () =>
      Object.keys(area.files).length > 0
        ? `The file is too large for the site: ${file.name} (${file.buffer.length} bytes).`
        : `What was sent is too large for the site: ${JSON.stringify(bodyOf(area, text())).length} bytes.`,
    prepare: fill,
    act: () => submit.click(),
    kept: expectWhole,
    again: () => button(visit, 'Retry').click(),
    returned: async () => {
      await visit.page.getByText(/^Draft of .* restored/).waitFor();
      await expectWhole();
      await submit.click();
    },
    succeeded: async () => {
      await onScreen(visit, area.label);
      expect(pathOf(visit)).toBe(area.list);
      await visit.page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
      expect(visit.requests(call).at(-1)?.body).toEqual(bodyOf(area, text()));
    },
    waiting: async () => {
      expect(await button(visit, 'Saving…').getAttribute('aria-busy')).toBe('true');
      expect(pathOf(visit)).toBe(area[mode]);
    },
    saysItWaits: true,
  };
}

/** Adds with JSON. */
export const addKind = (desk: Desk): CallKind => formKind(desk, areaAt('/loan-benefits'), 'add');

/** Adds with a picture. */
export const addFileKind = (desk: Desk): CallKind => formKind(desk, areaAt('/home-features'), 'add');

/** Edits with JSON. */
export const editKind = (desk: Desk): CallKind => formKind(desk, areaAt('/loan-benefits'), 'edit');

/** Edits with a picture; the text of a failure is given. */
export const editFileKind = (desk: Desk): CallKind => formKind(desk, areaAt('/loan-step'), 'edit');

/** The read before an edit is saved. */
export function checkKind(desk: Desk): CallKind {
  const { calls } = areaAt('/loan-benefits');
  const { tooLarge: _, ...edit } = editKind(desk);
  return { ...edit, call: calls.one };
}
