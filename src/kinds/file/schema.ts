import type { SchemaOf } from '../../declare/schema';
import type { FileOptions } from './file';

/** Its type, where only one is accepted and a document can state it. */
export const schema: SchemaOf<FileOptions> = ({ accept = [] }) => {
  const [only = ''] = accept.length === 1 ? accept : [];
  return { type: 'string', contentMediaType: /^(?!text\/).*\//.test(only) ? only : 'application/octet-stream' };
};
