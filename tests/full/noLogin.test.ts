import { expect, test } from 'vitest';
import { openSlots } from '../browser/slots/openSlots';

test('where nobody signs in, the console opens at once and offers no Logout [X-AUTH-08]', async () => {
  const app = await openSlots('tests/full/noLogin/resources');
  const visit = await app.open('/', { signedIn: false });
  try {
    const { page } = visit;
    await visit.heading().waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Articles' }).first().click();
    await page.getByRole('cell', { name: 'Terms', exact: true }).waitFor();
    expect(visit.requests('GET /articles')[0]?.headers.authorization).toBeUndefined();
    await visit.answer('GET /articles', { status: 401, body: { message: 'Not today' } });
    await visit.goto('/articles');
    await page.getByText('The site answered: Not today').waitFor();
  } finally {
    await visit.close();
    await app.close();
  }
}, 180_000);
