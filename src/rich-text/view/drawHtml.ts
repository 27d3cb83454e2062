import { inertBody } from '../html/inertBody';
import { sanitise } from '../sanitise/sanitise';
import { playButton } from './playButton';

const SHEET = `
:host { display: block; overflow-wrap: anywhere; }
:host([data-inline]) { display: inline-block; }
img, video, svg { max-width: 100%; }
table { border-collapse: collapse; }
td, th { border: 1px solid #cbd4d1; padding: 4px 10px; text-align: start; }
.play { display: inline-flex; align-items: center; justify-content: center; min-height: 96px; max-width: 100%;
  background: #eceff0; border: 1px dashed #8a9693; }
.play > button { font: inherit; padding: 6px 14px; cursor: pointer; }
.play > iframe { max-width: 100%; border: 0; }
`;

let sheet: CSSStyleSheet | undefined;

/**
 * Shows stored HTML in a shadow root of its own: sanitised, its rules and names apart from the application's. Links and
 * forms lead nowhere, frames wait to be pressed, sound and film are not fetched before they are played. `inert`: a mere
 * picture, in which nothing takes the focus.
 */
export function drawHtml(host: HTMLElement, html: string, { inert = false } = {}): void {
  const root = host.shadowRoot ?? createRoot(host);
  const body = inertBody(sanitise(html).html);
  for (const media of body.querySelectorAll('audio, video')) {
    media.setAttribute('preload', 'none');
    media.removeAttribute('autoplay');
  }
  for (const frame of body.querySelectorAll('iframe'))
    frame.replaceWith(playButton((name) => frame.getAttribute(name)));
  const content = document.createElement(host.localName === 'span' ? 'span' : 'div');
  content.inert = inert;
  content.append(...body.childNodes);
  root.replaceChildren(content);
}

function createRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
  }
  root.adoptedStyleSheets = [sheet];
  root.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, area, button[type=submit]')) event.preventDefault();
  });
  return root;
}
