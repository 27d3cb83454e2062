import type { SchemaOf } from '../../declare/schema';
import type { JsonOptions } from './json';

const sample = { size: 2, tags: ['red', 'blue'] };

/** Any JSON; where the site keeps it as a text, that. */
export const schema: SchemaOf<JsonOptions> = ({ as }) =>
  as === 'text'
    ? { type: 'string', contentMediaType: 'text/json', examples: [JSON.stringify(sample)] }
    : { type: ['object', 'array', 'string', 'number', 'boolean'], examples: [sample] };
