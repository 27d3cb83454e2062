import { parseHtml } from '../html/parseHtml';
import { sanitise } from '../sanitise/sanitise';
import { createPlayButton } from './createPlayButton';

const rules = `
:host { display: block; overflow-wrap: anywhere; }
:host([data-inline]) { display: inline-block; }
img, video, svg { max-width: 100%; }
table { border-collapse: collapse; } td, th { border: 1px solid #cbd4d1; padding: 4px 10px; text-align: start; }
.play { display: inline-flex; align-items: center; justify-content: center; min-height: 96px; max-width: 100%;
  background: #eceff0; border: 1px dashed #8a9693; }
.play > button { font: inherit; padding: 6px 14px; cursor: pointer; } .play > iframe { max-width: 100%; border: 0; }
`;

let sheet: CSSStyleSheet | undefined;

/** Renders HTML sanitised into a shadow root, where links, forms and frames do nothing on their own. */
export function renderHtml(host: HTMLElement, html: string, { inert = false } = {}): void {
  const root = host.shadowRoot ?? createRoot(host);
  const body = parseHtml(sanitise(html).html);
  for (const media of body.querySelectorAll('audio, video')) {
    media.setAttribute('preload', 'none');
    media.removeAttribute('autoplay');
  }
  for (const frame of body.querySelectorAll('iframe'))
    frame.replaceWith(createPlayButton((name) => frame.getAttribute(name), 'play'));
  const content = document.createElement(host.localName === 'span' ? 'span' : 'div');
  content.inert = inert;
  content.append(...body.childNodes);
  root.replaceChildren(content);
}

function createRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  root.adoptedStyleSheets = [sheet];
  root.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, area, button[type=submit]')) event.preventDefault();
  });
  return root;
}
