import type { ContractCall, ContractResource } from '../site/contract';
import text from '../site-contract.json';

/** The five operations that the contract has calls for. */
export const operations = ['list', 'one', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export type Promised = ContractResource & { readonly routes: Readonly<Record<string, string>> };

const { login: _, ...promises } = text.resources as unknown as Readonly<Record<string, Promised>>;

/** The contract of one resource, by the name its declaration must have: the route of its list. */
export const contract: ReadonlyMap<string, Promised> = new Map(
  Object.entries(promises).map(([name, promised]) => [promised.routes.list?.slice(1) ?? name, promised]),
);

/** `path` of the contract below the host, with its one slot filled. */
export function pathOf(call: ContractCall, slot: unknown): string {
  return `/api${call.path.replace(/:\w+/, String(slot))}`;
}
