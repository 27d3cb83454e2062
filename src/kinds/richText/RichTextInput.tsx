import { Suspense } from 'react';
import type { RichTextField } from '../../declare';
import { Fetched } from '../../fetching/Fetched';
import { fetchedPart } from '../../fetching/fetchedPart';
import type { InputProps } from '../KindInput';
import { fetchEditor } from './fetchEditor';

const editor = fetchedPart(async () => (await fetchEditor()).Editor);

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
      <Fetched part={editor} props={props} />
    </Suspense>
  );
}
