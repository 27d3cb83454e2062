import { readPreferences, setPreference } from '../../console/preferences';
import { storedLayouts } from './storedLayouts';

/** Whether the browser kept what was chosen last. */
let isKept = true;

/** Shows the list of a resource with another layout, or as declared, and says whether the browser keeps that. */
export function keepLayout(resource: string, json: string | undefined): boolean {
  // Another tab may have kept or reset others meanwhile. What is not kept is only known here.
  const known = (isKept && readPreferences().layouts) || storedLayouts.get();
  const { [resource]: _former, ...others } = known;
  const layouts = json === undefined ? others : { ...others, [resource]: json };
  storedLayouts.set(layouts);
  setPreference({ layouts });
  isKept = readPreferences().layouts?.[resource] === json;
  return isKept;
}
