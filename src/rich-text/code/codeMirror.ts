import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeViewProps } from './CodeView';

export type CodeMirrorView = {
  focus(): void;
  /** Takes a value that is not the one last given out. */
  update(value: string, disabled: boolean): void;
  destroy(): void;
};

const lookStyle = EditorView.theme({
  '&': { height: '100%' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--mono, monospace)', fontSize: '13px', lineHeight: '20px' },
});

/** All of them readable on white and on the active line. */
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
  lookStyle,
];

/**
 * CodeMirror with HTML. The text goes in and out as it is: line ends are kept as they were. Tab is not bound, so it
 * leaves.
 */
export function createCodeMirror(parent: HTMLElement, props: CodeViewProps): CodeMirrorView {
  const editable = new Compartment();
  let current = props.value;
  let silent = false;
  const lock = (disabled: boolean) => [EditorState.readOnly.of(disabled), EditorView.editable.of(!disabled)];
  const separator = lineSeparator(props.value);
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: props.value,
      extensions: [
        basics,
        separator ? EditorState.lineSeparator.of(separator) : [],
        EditorView.contentAttributes.of({ 'aria-label': `${props.label}, HTML`, id: props.id }),
        editable.of(lock(props.disabled)),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged || silent) return;
          current = state.sliceDoc();
          props.onChange(current);
        }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    update(value, disabled) {
      silent = true;
      view.dispatch({ effects: editable.reconfigure(lock(disabled)) });
      if (value !== current) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
      current = value;
      silent = false;
    },
    destroy: () => view.destroy(),
  };
}

/** The line end of the text if it has but one kind other than the usual; a mixed text keeps each as a character. */
function lineSeparator(text: string): string | null {
  if (!text.includes('\r')) return null;
  return /(^|[^\r])\n|\r(?!\n)/.test(text) ? '\n' : '\r\n';
}
