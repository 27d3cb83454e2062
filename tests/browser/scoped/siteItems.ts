import type { OpenedConsole } from '../harness/openConsole';
import type { Area } from './areas';

/** An item in the site’s data; its text has one name here, whatever the area calls it. */
export interface SiteItem {
  readonly id: number;
  readonly loan_id: number;
  readonly text: string;
  readonly image: string | undefined;
}

/** The site’s own data for a loan, read without the console (the calls are in no visit’s journal). */
export async function siteItems({ site }: OpenedConsole, area: Area, loan: number): Promise<readonly SiteItem[]> {
  const login = await site.fetch(
    new Request('http://site/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(site.credentials),
    }),
  );
  const { token } = (await login.json()) as { token: string };
  const answer = await site.fetch(
    new Request(`http://site/api/loan/${area.calls.list}/${loan}`, { headers: { Authorization: `Bearer ${token}` } }),
  );
  const rows = ((await answer.json()) as Record<string, Record<string, unknown>[]>)[area.keys.list] ?? [];
  return rows.map((row) => ({
    id: Number(row.id),
    loan_id: Number(row.loan_id),
    text: String(row[area.text.key]),
    image: row.image === undefined ? undefined : String(row.image),
  }));
}
