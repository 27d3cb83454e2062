import { defineSidebar } from '../../../../src/declare';
import { papers } from './papers';
import { people } from './people';
import { tags } from './tags';

/** All kinds of fields that have parts, and files. */
export const resources = defineSidebar([people, papers, tags]);
