import { afterAll, beforeAll } from 'vitest';
import { type OpenPage, openPage } from '../rich-text/openPage';
import { randomActions } from '../rich-text/randomActions';

let open: OpenPage;
beforeAll(async () => {
  open = await openPage();
});
afterAll(() => open.close());

randomActions({ open: () => open, runs: 400 });
