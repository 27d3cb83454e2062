import { definePage, defineSidebar } from '../../../../src/declare';
import { articles } from './articles';
import { boards } from './boards';
import { matches } from './matches';
import { prices } from './prices';
import { products } from './products';
import { ratings } from './ratings';
import { scores } from './scores';
import { tasks } from './tasks';

const reports = definePage({
  name: 'reports',
  label: 'Reports',
  icon: 'table',
  page: () => import('./components/Reports'),
});

/** One resource for each slot. */
export const resources = defineSidebar(
  [prices, ratings, articles, reports],
  [boards, products, tasks, scores, matches],
);
