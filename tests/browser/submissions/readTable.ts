import type { Page } from 'playwright-core';

/** The texts of the table’s cells as a person reads them, row by row; no rows if there is no table. */
export async function readTable(page: Page): Promise<string[][]> {
  const columns = await page.getByRole('columnheader').count();
  const cells = await page.getByRole('cell').allInnerTexts();
  if (columns === 0) return [];
  return Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}
