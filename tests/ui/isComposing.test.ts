import { describe, expect, test } from 'vitest';
import { isComposing } from '../../src/ui/isComposing';
import { projectFiles, textOf } from '../setup/projectFiles';

/** Where keys are handled: in components, in functions for keyboard events, and by what MUI closes with Esc. */
const handlers = [
  /\bonKey(?:Down|Up|Press)(?:Capture)?=\{\s*(?:async )?(?:\(|\w+ =>)/g,
  /KeyboardEvent(?:<[^>]*>)?\)(?:: \w+)?\s*(?:\{|=>(?! void;))/g,
  /addEventListener\(\s*'key/g,
  /@mui\/material\/(?:Dialog|Menu|Drawer|SwipeableDrawer|Modal|Popover|Snackbar|Autocomplete)'/g,
];
const asked = /\bisComposing\(/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const handlersIn = (text: string) => handlers.reduce((sum, pattern) => sum + count(text, pattern), 0);
const forgets = (text: string) => handlersIn(text) > count(text, asked);

describe('keys for an input method', () => {
  test.each([
    ['a key of a composition', { keyCode: 27, isComposing: true }, true],
    ['the last key of one in Safari', { keyCode: 229, isComposing: false }, true],
    ['a key of a composition, in React', { keyCode: 13, nativeEvent: { isComposing: true } }, true],
    ['a key', { keyCode: 27, isComposing: false }, false],
    ['a key in React', { keyCode: 13, nativeEvent: { isComposing: false } }, false],
    ['a press with the mouse', { nativeEvent: {} }, false],
  ])('are recognised: %s [X-EDIT-05]', (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });

  test('are ignored by every handler of keys in src [X-EDIT-05]', () => {
    const files = projectFiles('src').filter((file) => /\.tsx?$/.test(file));
    expect(files.filter((file) => forgets(textOf(file)))).toEqual([]);
    // Otherwise the patterns find nothing.
    expect(files.filter((file) => handlersIn(textOf(file)) > 0).length).toBeGreaterThan(8);
  });

  test.each([
    `<div onKeyDown={({ key }) => key === 'Escape' && close()} />`,
    `const onKeyDown = (event: KeyboardEvent) => {`,
    `function move(event: KeyboardEvent<HTMLElement>): void {`,
    `addEventListener('keydown', close);`,
    `import MuiDialog from '@mui/material/Dialog';`,
  ])('are not ignored, and that is found, in %s [X-EDIT-05]', (text) => {
    expect(forgets(text)).toBe(true);
    expect(forgets(`${text} isComposing(event)`)).toBe(false);
  });

  test('are no concern of a type or of a handler that is passed on [X-EDIT-05]', () => {
    expect(handlersIn('readonly onKeyDown: (event: KeyboardEvent) => void;')).toBe(0);
    expect(handlersIn('<section onKeyDown={onKeyDown} />')).toBe(0);
  });
});
