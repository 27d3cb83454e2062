import { sanitise } from '../../../src/rich-text/sanitise/sanitise';
import { load } from '../../../src/rich-text/text/load';
import { save } from '../../../src/rich-text/text/save';
import { createSurface } from '../../../src/rich-text/view/createSurface';
import { look } from '../look';

const core = { load, save, createSurface, sanitise, look };

declare global {
  interface Window {
    core: typeof core;
  }
}

window.core = core;
