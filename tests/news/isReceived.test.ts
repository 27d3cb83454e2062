import { expect, test } from 'vitest';
import { resources } from '../../resources';
import { complete } from '../../src/declare/complete';
import { resourcesOf } from '../../src/declare/sidebar';
import { isReceived } from '../../src/news/isReceived';
import { english } from '../setup/english';

test('entries come from elsewhere where they come page by page and are neither added nor edited [X-NEW-01]', () => {
  const received = resourcesOf(resources).filter((resource) => isReceived(complete(resource, english)));
  expect(received.map(({ name }) => name)).toEqual([
    'talk-to-expart',
    'user-details',
    'career-form',
    'offer-form',
    'business-partner',
    'dsa-form',
  ]);
});
