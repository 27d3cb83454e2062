import { use } from 'react';
import type { FetchedPart } from './fetchedPart';

interface FetchedProps<P> {
  readonly part: FetchedPart<P>;
  readonly props: P;
}

/** Draws a part of the program once it is there; suspends until then, and throws where it could not be fetched. */
export function Fetched<P extends object>({ part, props }: FetchedProps<P>) {
  const Part = use(part.component());
  return <Part {...props} />;
}
