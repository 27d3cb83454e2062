import { Fragment, type ReactNode } from 'react';

/**
 * A text of the catalogue with elements in place of its `%{name}`. Each piece of text has an element of its own: a browser that
 * translates the page replaces text nodes, and React could not remove them any more.
 */
export function fillIn(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second part is a name.
  return text.split(/%\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return <Fragment key={part}>{elements[part]}</Fragment>;
    return part === '' ? null : <span key={`text ${part}`}>{part}</span>;
  });
}
