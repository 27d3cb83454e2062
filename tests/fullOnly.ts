/**
 * Files of browser tests that only `npm run test:full` runs, to keep `npm test` under 15 minutes on two cores. They try
 * more cases of requirements that other files test, too: the check of the requirements fails if one is listed here
 * whose requirement no other file proves.
 */
export const fullOnly = [
  'tests/browser/anySite/smoke.test.ts',
  'tests/browser/app/badAnswers.test.ts',
  'tests/browser/app/badRecords.test.ts',
  'tests/browser/app/loads.test.ts',
  'tests/browser/app/longLists.test.ts',
  'tests/browser/app/messages.test.ts',
  'tests/browser/app/policy.test.ts',
  'tests/browser/app/session.test.ts',
  'tests/browser/app/sessionEnd.test.ts',
  'tests/browser/app/tabs.test.ts',
  'tests/browser/app/transport.test.ts',
  'tests/browser/data/data.test.ts',
  'tests/browser/editor/insertions.test.ts',
  'tests/browser/editor/unsaved.test.ts',
  'tests/browser/editor/views.test.ts',
  'tests/browser/export/pages.test.ts',
  'tests/browser/harness.test.ts',
  'tests/browser/layout/longTexts.test.ts',
  'tests/browser/regressions/deletions.test.ts',
  'tests/browser/submissions/hostile.test.ts',
  'tests/browser/submissions/onTheWay.test.ts',
  'tests/browser/submissions/secrets.test.ts',
  'tests/browser/unsaved/afterSession.test.ts',
  'tests/browser/unsaved/closing.test.ts',
  'tests/browser/unsaved/draftStorage.test.ts',
  'tests/browser/unsaved/failures.test.ts',
  'tests/browser/unsaved/leaving.test.ts',
  'tests/browser/unsaved/offeredDrafts.test.ts',
  'tests/browser/unsaved/sessionOver.test.ts',
  'tests/browser/unsaved/undoDrafts.test.ts',
  'tests/rich-text/codeView.test.ts',
  'tests/rich-text/hostile.test.ts',
];
