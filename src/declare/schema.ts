import type { Field } from './field';

type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** What a value looks like in JSON, as JSON Schema and OpenAPI 3.1 write it. */
export interface Schema {
  readonly title?: string;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  /** Of a text with several lines or with markup, or of the file whose name it is. */
  readonly contentMediaType?: string;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
}

/** `schema.ts` in the folder of a kind exports one as `schema`. Only Node programs read it: it is no part of the console. */
export type SchemaOf<Options extends object = object> = (
  options: Options,
  /** Of the fields inside of it, by the names under which their values are. */
  schemaOfParts: (fields: Readonly<Record<string, Field>>) => Readonly<Record<string, Schema>>,
) => Schema;
