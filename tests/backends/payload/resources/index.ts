import { defineSidebar } from '../../../../src/declare';
import { authors } from './authors';
import { media } from './media';
import { posts } from './posts';
import { secrets } from './secrets';
import { settings } from './settings';
import { users } from './users';

export const resources = defineSidebar([posts, authors, media], [users, secrets, settings]);
