import { Fragment, type ReactNode } from 'react';

/** A text of the catalogue with elements in place of its `%{name}`. */
export function fillIn(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second part is a name.
  return text
    .split(/%\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{elements[part]}</Fragment>));
}
