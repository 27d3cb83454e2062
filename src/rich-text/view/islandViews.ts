import type { Node as DocNode } from '@tiptap/pm/model';
import type { NodeView, NodeViewConstructor } from '@tiptap/pm/view';
import { getAttribute } from '../html/attributes';
import { drawHtml } from './drawHtml';
import { islandName } from './islandName';
import { playButton } from './playButton';

/** Called with the position of the island whose HTML is to be edited. */
export type EditIsland = (position: number) => void;

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
};

/** ProseMirror leaves what happens inside to the island itself. */
const still = (dom: HTMLElement): NodeView => ({
  dom,
  stopEvent: (event) => event.target instanceof Element && event.target.closest('button, audio, video') !== null,
  ignoreMutation: () => true,
});

function drawIsland(node: DocNode, edit: () => void): HTMLElement {
  const inline = node.isInline;
  const { text, unseen } = islandName(node.attrs.html);
  const dom = make(inline ? 'span' : 'div', inline ? (unseen ? 'isle-mark' : 'isle-in') : 'isle');
  dom.contentEditable = 'false';
  const drawn = make(inline ? 'span' : 'div', 'drawn');
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', `Kept as stored: ${text}`);
  drawn.title = `Kept as stored: ${text}`;
  if (inline) drawn.dataset.inline = '';
  if (!unseen) drawHtml(drawn, node.attrs.html, { inert: true });
  const caption = make('span', 'cap');
  caption.textContent = `Kept as stored: ${text}`;
  caption.ariaHidden = 'true';
  const button = make('button', 'b s');
  button.type = 'button';
  button.textContent = 'Edit HTML';
  button.setAttribute('aria-label', `Edit HTML of ${text}`);
  button.addEventListener('click', edit);
  dom.append(...(inline ? [] : [caption]), ...(unseen ? [] : [button]), drawn);
  return dom;
}

/** How islands, frames and comments are drawn in the editing area. */
export function islandViews(edit: EditIsland): Record<string, NodeViewConstructor> {
  const island: NodeViewConstructor = (node, _view, getPos) =>
    still(
      drawIsland(node, () => {
        const position = getPos();
        if (position !== undefined) edit(position);
      }),
    );
  return { island, inlineIsland: island, frame: frameView, comment: commentView };
}

const frameView: NodeViewConstructor = (node) => {
  const dom = make('span', 'film');
  dom.contentEditable = 'false';
  dom.append(playButton((name) => getAttribute(node.attrs.attributes, name)));
  return still(dom);
};

/** A comment is kept where it stands but has nothing to show. */
const commentView: NodeViewConstructor = () => {
  const dom = make('span', 'unseen');
  dom.contentEditable = 'false';
  return still(dom);
};
