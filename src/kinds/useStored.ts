import { useState } from 'react';
import { isBlank } from '../declare/isBlank';

/** The last value that was not blank: what is typed next is written in its form. */
export function useStored(value: unknown): unknown {
  const [stored, setStored] = useState(value);
  if (!isBlank(value) && !Object.is(value, stored)) setStored(value);
  return stored;
}
