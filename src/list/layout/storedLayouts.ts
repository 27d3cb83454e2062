import { readPreferences } from '../../console/preferences';
import { createStore } from '../../store/createStore';

/** Parameter of the address with columns and density as JSON. */
export const layoutParam = 'layout';

/** As JSON by resource. Where the browser keeps nothing, they are here until the page is closed. */
export const storedLayouts = createStore(readPreferences().layouts ?? {});
