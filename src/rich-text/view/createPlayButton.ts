import { allowedFrameHost } from '../sanitise/allowedFrameHost';

/** Attributes that a frame keeps when it plays. */
const passedAttributes = ['src', 'width', 'height', 'allow', 'allowfullscreen', 'title'];

/** Stands in for a frame until it is clicked: opening a text must not call a video site. */
export function createPlayButton(attribute: (name: string) => string | null, className: string): HTMLElement {
  const host = allowedFrameHost(attribute('src')) ?? '';
  const box = document.createElement('span');
  box.className = className;
  box.style.width = `${Number(attribute('width')) || 640}px`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Play from ${host.replace(/^www\./, '')}`;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    for (const name of passedAttributes) {
      const value = attribute(name);
      if (value !== null) frame.setAttribute(name, value);
    }
    frame.style.cssText = attribute('style') ?? '';
    frame.title ||= `Frame from ${host}`;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    box.replaceChildren(frame);
  });
  box.append(button);
  return box;
}
