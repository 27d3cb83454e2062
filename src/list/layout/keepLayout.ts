import { readPreferences, setPreference } from '../../console/preferences';
import { storedLayouts } from './storedLayouts';

/** Shows the list of a resource with another layout, or as declared, and says whether the browser keeps that. */
export function keepLayout(resource: string, json: string | undefined): boolean {
  // Another tab may have kept others meanwhile.
  const { [resource]: _former, ...others } = { ...storedLayouts.get(), ...readPreferences().layouts };
  const layouts = json === undefined ? others : { ...others, [resource]: json };
  storedLayouts.set(layouts);
  setPreference({ layouts });
  return readPreferences().layouts?.[resource] === json;
}
