import { expect, test } from 'vitest';
import { moduleName } from '../../src/lazy/Slot';

// As the source has them, the development server serves them, and a build writes them.
const written = (text: string) => Object.assign(async () => undefined, { toString: () => text });

test.each([
  [`() => import('./components/Stars')`, 'components/Stars'],
  [`() => import("/@fs/home/me/project/resources/components/Stars.tsx")`, 'components/Stars'],
  [`() => import("/resources/components/Stars.tsx?t=17")`, 'components/Stars'],
  [`()=>e(()=>import("./Stars-BxY_12-q.js"),__vite__mapDeps([0,1]))`, 'Stars'],
  [`()=>e(()=>import(\`./StarsInput-DdO8hfD7.js\`),[])`, 'StarsInput'],
  ['() => somethingElse()', 'component'],
])('the module of %s is called %s', (text, name) => {
  expect(moduleName(written(text))).toBe(name);
});
