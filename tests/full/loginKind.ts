import { expect } from 'vitest';
import { button, onScreen, pathOf } from '../browser/app/steps';
import type { CallKind, Desk } from './CallKind';

/** Signs in. */
export function loginKind({ visit, app }: Desk): CallKind {
  const { username, password } = app.site.credentials;
  const press = () => button(visit, 'Login').click();
  const kept = async () => {
    expect(pathOf(visit)).toBe('/');
    expect(await visit.field('Username').inputValue()).toBe(username);
    expect(await visit.field('Password').inputValue()).toBe(password);
    expect(await visit.stored('authToken')).toBeNull();
  };
  return {
    call: 'POST /auth/login',
    key: 'token',
    failure: '',
    prepare: async () => {
      await visit.page.evaluate(() => sessionStorage.clear());
      await visit.goto('/');
      await visit.field('Username').fill(username);
      await visit.field('Password').fill(password);
    },
    act: press,
    kept,
    again: press,
    // It has no session that could end.
    returned: kept,
    succeeded: async () => {
      await onScreen(visit, 'Welcome');
      expect(pathOf(visit)).toBe('/dashboard');
      expect(await visit.stored('authToken')).toMatch(/^\S{20,}$/);
    },
    waiting: async () => {
      expect(await button(visit, 'Login').getAttribute('aria-busy')).toBe('true');
      await kept();
    },
  };
}
