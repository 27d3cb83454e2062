import { defineSidebar } from '../../../../src/declare';
import { articles } from './articles';
import { authors } from './authors';
import { comments } from './comments';
import { profile } from './profile';

export const resources = defineSidebar([articles, comments, authors], [profile]);
