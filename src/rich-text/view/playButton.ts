import { frameHost } from '../sanitise/frameHosts';

/** Attributes of a frame that matter once it plays. */
const PASSED = ['src', 'width', 'height', 'allow', 'allowfullscreen', 'title', 'style'];

/**
 * Stands in for a frame until it is pressed: opening a text must not tell a video site who reads it. `attribute` gives
 * the frame's attributes.
 */
export function playButton(attribute: (name: string) => string | null): HTMLElement {
  const host = frameHost(attribute('src')) ?? '';
  const box = document.createElement('span');
  box.className = 'play';
  box.style.width = `${Number(attribute('width')) || 640}px`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'b s';
  button.textContent = `Play from ${host.replace(/^www\./, '')}`;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    for (const name of PASSED) {
      const value = attribute(name);
      if (value !== null) frame.setAttribute(name, value);
    }
    frame.title ||= `Frame from ${host}`;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    box.replaceChildren(frame);
  });
  box.append(button);
  return box;
}
