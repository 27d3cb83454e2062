import { useCallback, useState } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import type { SelectBox } from '../list/columns';
import { keptSelection } from './keptSelection';

export type Selecting = ReturnType<typeof useSelecting>;

/** Whether rows are being selected. What that needs is loaded when it begins; a selection that was not ended goes on. */
export function useSelecting(resource: CompleteResource) {
  const shared = useConsole();
  const [isOn, setIsOn] = useState(() => keptSelection.of(shared, resource) !== undefined);
  const [Select, setSelect] = useState<SelectBox>();
  const onBoxes = useCallback((box: SelectBox | undefined) => setSelect(() => box), []);
  const begin = useCallback(() => setIsOn(true), []);
  return {
    isOn,
    Select,
    /** Undefined where a declared component shows the rows: it would have to show the boxes, too. */
    begin: resource.list?.body ? undefined : begin,
    bar: { onBoxes, onEnd: () => setIsOn(false) },
  };
}
