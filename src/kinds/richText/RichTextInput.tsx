import { lazy, Suspense } from 'react';
import type { RichTextField } from '../../declare';
import type { InputProps } from '../KindInput';

// The editor is the heaviest part of the console: it is fetched by the forms that have one and by nothing else.
const Editor = lazy(() => import('./Editor'));

/** Formatted text. */
export function RichTextInput(props: InputProps<RichTextField>) {
  return (
    <Suspense
      fallback={
        <div className="f" aria-busy="true">
          <span className="l">{props.field.label}</span>
          <span className="sk box" />
        </div>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
