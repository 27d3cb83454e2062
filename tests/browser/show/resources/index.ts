import { defineSidebar } from '../../../../src/declare';
import { comments } from './comments';
import { logs } from './logs';
import { posts } from './posts';
import { reviews } from './reviews';

export const resources = defineSidebar([posts, comments, reviews, logs]);
