import type { ShiftCounts } from './AppCounts';
import { type BenchPage, openPage, type ServedApp } from './openPage';

async function takeShift({ page, settle }: BenchPage, screen: string): Promise<ShiftCounts> {
  await settle();
  const { score, shifted } = await page.evaluate(() => {
    const score = window.bench?.shift ?? 0;
    if (window.bench) window.bench.shift = 0;
    return { score, shifted: window.bench?.shifted.splice(0) ?? [] };
  });
  return { screen, score, shifted: [...new Set(shifted)].slice(0, 5) };
}

/** Screens reached by their links. The page itself clicks them, because shifts after a real click are not counted. */
async function shiftsOfLinks(bench: BenchPage): Promise<readonly ShiftCounts[]> {
  const inside = 'nav a[href], [role=menu] a[href]';
  await bench.page.locator(inside).first().waitFor();
  const links = await bench.page
    .locator(inside)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const shifts: ShiftCounts[] = [];
  for (const link of new Set(links)) {
    await bench.page
      .locator(`a[href="${link}"]`)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    shifts.push(await takeShift(bench, link));
  }
  return shifts;
}

/** Layout shifts on every screen of an app: the login page, each screen in the sidebar, and some opened by address. */
export async function countShifts(served: ServedApp): Promise<readonly ShiftCounts[]> {
  const signedOut = await openPage(served, false);
  await signedOut.goto('/');
  await signedOut.page.waitForSelector('button[type=submit]');
  const shifts = [await takeShift(signedOut, 'login page')];
  await signedOut.close();
  if (served.app.name === 'floor') return shifts;

  const bench = await openPage(served, true);
  await bench.goto('/');
  shifts.push(await takeShift(bench, 'dashboard'), ...(await shiftsOfLinks(bench)));
  for (const address of served.app.further) {
    // Changing only the hash would load nothing.
    await bench.page.goto('about:blank');
    await bench.goto(address);
    shifts.push(await takeShift(bench, address));
  }
  await bench.close();
  return shifts;
}
