import { expect, onTestFinished } from 'vitest';
import type { OpenedConsole } from '../harness/openConsole';
import type { Visit, VisitAnswer, VisitOptions } from '../harness/Visit';

/**
 * Opens `path` by its address, signed in, with responses overridden from the start. The test fails if the browser’s own
 * dialogs (alert, confirm) open: every message and question must be in the page.
 */
export async function openScreen(
  app: OpenedConsole,
  path: string,
  bent: Readonly<Record<string, VisitAnswer>> = {},
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await app.newPage({ ...options, path: null });
  const nativeDialogs: string[] = [];
  visit.page.on('dialog', (dialog) => {
    nativeDialogs.push(dialog.message());
    void dialog.dismiss();
  });
  onTestFinished(() => expect(nativeDialogs).toEqual([]));
  for (const [call, answer] of Object.entries(bent)) await visit.answer(call, answer);
  await visit.goto(path);
  return visit;
}
