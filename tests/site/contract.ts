import { readFileSync } from 'node:fs';

/** One call of the contract; paths are relative to /api. */
export interface ContractCall {
  readonly method: string;
  readonly path: string;
  readonly body: 'none' | 'json' | 'multipart';
  readonly bodyKeys: readonly string[];
  readonly optionalKeys: readonly string[];
  readonly answerKey: string | null;
  readonly answerShape: 'array' | 'object' | 'string' | null;
  readonly answerFields?: readonly string[];
  readonly otherAnswerKeys?: Readonly<Record<string, string>>;
  readonly successKey?: string;
  readonly auth?: false;
  readonly paging?: {
    readonly answerKey: string;
    readonly keys: readonly string[];
    readonly optionalKeys: readonly string[];
  };
}

/** The contract of one resource. */
export interface ContractResource {
  readonly fields: readonly string[] | null;
  readonly fileKeys?: readonly string[];
  readonly sample: Readonly<Record<string, unknown>>;
  readonly list: ContractCall | null;
  readonly one: ContractCall | null;
  readonly create: ContractCall | null;
  readonly update: ContractCall | null;
  readonly delete: ContractCall | null;
}

const operations = ['list', 'one', 'create', 'update', 'delete'] as const;

/** Every call of the contract, in an order in which each finds what it needs: deletions last. */
export function contractCalls(): readonly {
  readonly name: string;
  readonly resource: ContractResource;
  readonly call: ContractCall;
}[] {
  const text = readFileSync(new URL('../site-contract.json', import.meta.url), 'utf8');
  const { resources } = JSON.parse(text) as { resources: Readonly<Record<string, ContractResource>> };
  return operations.flatMap((operation) =>
    Object.entries(resources).flatMap(([name, resource]) => {
      const call = resource[operation];
      return call ? [{ name: `${operation} of ${name}`, resource, call }] : [];
    }),
  );
}
