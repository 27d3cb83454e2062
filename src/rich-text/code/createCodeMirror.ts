import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export interface CodeMirrorOptions {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (html: string) => void;
}

export interface CodeMirrorView {
  focus(): void;
  /** Takes a value that did not come from the view itself. */
  update(value: string, disabled: boolean): void;
  destroy(): void;
}

const theme = EditorView.theme({
  '&': { height: '100%' },
  '@media print': { '&': { height: 'auto' }, '.cm-scroller': { overflow: 'visible !important' } },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--mono, monospace)', fontSize: '13px', lineHeight: '20px' },
});

/** Readable on white and on the active line. */
const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: '#17663a' },
  { tag: [tags.attributeName, tags.propertyName], color: '#1e3a8a' },
  { tag: [tags.attributeValue, tags.string], color: '#9d1c13' },
  { tag: [tags.character, tags.number, tags.keyword], color: '#6d28d9' },
  { tag: tags.comment, color: '#5c6966' },
]);

const basics = [
  lineNumbers(),
  history(),
  drawSelection(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  bracketMatching(),
  syntaxHighlighting(colours),
  html({ autoCloseTags: false }),
  search({ top: true }),
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
  EditorView.lineWrapping,
  theme,
];

/** Creates CodeMirror for HTML that keeps its line ends; Tab is not bound, so it leaves the editor. */
export function createCodeMirror(host: HTMLElement, options: CodeMirrorOptions): CodeMirrorView {
  const editable = new Compartment();
  let current = options.value;
  let isUpdating = false;
  const lock = (disabled: boolean) => [EditorState.readOnly.of(disabled), EditorView.editable.of(!disabled)];
  const separator = lineSeparator(options.value);
  const view = new EditorView({
    // There it adopts its style sheet; in the page it would write a style element, which a strict policy refuses.
    parent: host.shadowRoot ?? host.attachShadow({ mode: 'open' }),
    state: EditorState.create({
      doc: options.value,
      extensions: [
        basics,
        separator ? EditorState.lineSeparator.of(separator) : [],
        EditorView.contentAttributes.of({ 'aria-label': `${options.label}, HTML`, id: options.id }),
        editable.of(lock(options.disabled)),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged || isUpdating) return;
          current = state.sliceDoc();
          options.onChange(current);
        }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    update(value, disabled) {
      isUpdating = true;
      view.dispatch({ effects: editable.reconfigure(lock(disabled)) });
      if (value !== current) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
      current = value;
      isUpdating = false;
    },
    destroy: () => view.destroy(),
  };
}

/** The line end of a text that has only one kind, if it is not the usual one; in a mixed text each is a character. */
function lineSeparator(text: string): string | null {
  if (!text.includes('\r')) return null;
  return /(^|[^\r])\n|\r(?!\n)/.test(text) ? '\n' : '\r\n';
}
