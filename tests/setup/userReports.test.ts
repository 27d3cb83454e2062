import { expect, test } from 'vitest';
import { needLines, readNeeds } from './needs';

const reports = readNeeds('tests/userReports.tsv');

test('what users of other consoles reported of lists, pages and exports has a test here [X-REPORTS-01]', () => {
  expect(reports.length).toBeGreaterThanOrEqual(16);
  expect(needLines(reports).faults).toEqual([]);
  expect(new Set(reports.map(({ need }) => need)).size).toBe(reports.length);
});

test('a report whose test is missing is an error [X-REPORTS-01]', () => {
  const [report] = reports;
  if (!report) throw new Error('the table is empty');
  expect(needLines([{ ...report, test: 'no such test' }]).faults).toEqual([
    `${report.need}: ${report.file} has no test 'no such test'`,
  ]);
});
