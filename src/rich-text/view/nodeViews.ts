import type { Node as DocNode } from '@tiptap/pm/model';
import type { NodeView, NodeViewConstructor } from '@tiptap/pm/view';
import { getAttribute } from '../html/attributes';
import { createPlayButton } from './createPlayButton';
import { describeIsland } from './describeIsland';
import styles from './EditingArea.module.css';
import { renderHtml } from './renderHtml';

/** Called with the position of the island whose HTML is to be edited. */
export type EditIsland = (position: number) => void;

/** What is shown for islands, frames and comments. */
export function nodeViews(edit: EditIsland): Record<string, NodeViewConstructor> {
  const island: NodeViewConstructor = (node, _view, getPos) => {
    const editHere = () => {
      const position = getPos();
      if (position !== undefined) edit(position);
    };
    return uneditable(node.isInline ? renderInlineIsland(node, editHere) : renderIsland(node, editHere));
  };
  return { island, inlineIsland: island, frame: frameView, comment: () => uneditable(element('span', styles.comment)) };
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ''): HTMLElementTagNameMap[Tag] => {
  const created = document.createElement(tag);
  created.className = className;
  return created;
};

/** ProseMirror ignores what happens inside. */
function uneditable(dom: HTMLElement): NodeView {
  dom.contentEditable = 'false';
  return {
    dom,
    stopEvent: ({ target }) => target instanceof Element && target.closest('button, audio, video') !== null,
    ignoreMutation: () => true,
  };
}

function renderIsland({ attrs }: DocNode, edit: () => void): HTMLElement {
  const { text } = describeIsland(attrs.html);
  const dom = element('div', styles.island);
  const caption = element('span', styles.caption);
  caption.textContent = `Kept as stored: ${text}`;
  caption.ariaHidden = 'true';
  const content = contentOf('div', text);
  renderHtml(content, attrs.html, { inert: true });
  dom.append(caption, editButton(text, edit), content);
  return dom;
}

function renderInlineIsland({ attrs }: DocNode, edit: () => void): HTMLElement {
  const { text, isInvisible } = describeIsland(attrs.html);
  const dom = element('span', isInvisible ? styles.invisibleIsland : styles.inlineIsland);
  const content = contentOf('span', text);
  content.dataset.inline = '';
  if (!isInvisible) {
    renderHtml(content, attrs.html, { inert: true });
    dom.append(editButton(text, edit));
  }
  dom.append(content);
  return dom;
}

function contentOf(tag: 'div' | 'span', text: string): HTMLElement {
  const content = element(tag);
  content.role = 'img';
  content.title = `Kept as stored: ${text}`;
  content.ariaLabel = content.title;
  return content;
}

function editButton(text: string, edit: () => void): HTMLElement {
  const button = element('button');
  button.type = 'button';
  button.textContent = 'Edit HTML';
  button.ariaLabel = `Edit HTML of ${text}`;
  button.addEventListener('click', edit);
  return button;
}

const frameView: NodeViewConstructor = ({ attrs }) =>
  uneditable(createPlayButton((name) => getAttribute(attrs.attributes, name), styles.frame ?? ''));
