import type { Area } from './areas';

interface Item {
  readonly id?: number | string;
  readonly loan?: number | string;
  readonly text: string;
  readonly image?: string;
}

/** A row as the site returns it, for responses overridden by tests. */
export function rowOf(area: Area, { id, loan = 2, text, image = 'gold-hero.png' }: Item): Record<string, unknown> {
  return {
    ...(id === undefined ? {} : { id }),
    loan_id: loan,
    [area.text.key]: text,
    ...(area.hasImage ? { image } : {}),
  };
}
