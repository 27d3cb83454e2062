/**
 * One thing an administrator does: a command or key at a place, which is a share of the text and a length, or the words
 * that are selected (`[abc]`), or that the cursor stands behind (`abc`) or before (`|abc`).
 */
export type Action = { readonly from: number | string; readonly length: number; readonly does: string };

export type Played = { readonly value: string; readonly faults: readonly string[]; readonly undone: string };

/** HTML around the middle in which actions are played; the paragraphs next to the middle say 'fence'. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

export const short: Surroundings = {
  before: '<div class="k"> <p>Kept <!-- c --> as  it is</p></div><ul><li>a</li></ul><p>fence</p>',
  after:
    '<p>fence</p><table><thead><tr><th>x</th></tr></thead><tbody><tr><td>y</td></tr></tbody></table><p title="k">end</p>',
};

/** So many blocks that the editor holds them in chunks, and the middle is across two of them. */
export const long: Surroundings = {
  before: '<p>a</p>'.repeat(68) + short.before,
  after: short.after + '<p>z</p>'.repeat(60),
};

/**
 * Plays actions in the middle of a text and returns the value, what went wrong on the way, and the value after undoing
 * everything. It runs in the page.
 */
export function play({
  before,
  middle,
  after,
  actions,
}: {
  before: string;
  middle: string;
  after: string;
  actions: readonly Action[];
}): Played {
  const { createEditingArea, commands, TextSelection, plainText } = window.core;
  const mount = document.body.appendChild(document.createElement('div'));
  const stored = before + middle + after;
  let value = stored;
  const { view, destroy } = createEditingArea(mount, stored, {
    keys: {},
    editIsland: () => {},
    insertFiles: () => {},
    onState: () => {},
    onChange: (html) => {
      value = html;
    },
  });
  /** Positions of the middle: behind the first fence and before the last. */
  const middleNow = (): [number, number] => {
    let [start, end] = [-1, 0];
    view.state.doc.descendants((node, pos) => {
      if (!node.isTextblock || node.textContent !== 'fence') return;
      if (start < 0) start = pos + node.nodeSize;
      end = pos;
    });
    return [start, end];
  };
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    view.someProp('handleKeyDown', (handle) => handle(view, event));
  };
  const find = (words: string): [number, number] => {
    const text = words.replace(/[[\]|]/g, '');
    let start = -1;
    view.state.doc.descendants((node, pos) => {
      const index = node.text?.indexOf(text) ?? -1;
      if (index >= 0 && start < 0) start = pos + index;
    });
    const [open, end] = [start, start + text.length];
    if (words.startsWith('|')) return [open, open];
    return [words.startsWith('[') ? open : end, end];
  };
  const squeeze = (text: string) => text.replace(/[\s\u00a0]+/g, '');
  const shownText = () => {
    let text = '';
    view.state.doc.descendants((node) => {
      text += node.text ?? plainText(node.attrs.html ?? node.attrs.head ?? '');
    });
    return squeeze(text);
  };
  const faults: string[] = [];
  const act = ({ from, length, does }: Action) => {
    const { doc } = view.state;
    const [start, end] = middleNow();
    const [at, to] = typeof from === 'string' ? find(from) : [Math.floor(start + from * (end - start)), 0];
    const until = to || Math.min(end, at + Math.floor(length * 12));
    const selection = TextSelection.between(doc.resolve(at), doc.resolve(until));
    const [first, last] = [selection.from <= start + 3, selection.to >= end - 3];
    if (selection.from < start || selection.to > end) return;
    // At the edge these would reach over the fence, and on into what stands around.
    if ((does === 'Backspace' && first) || (does === 'Delete' && last)) return;
    view.dispatch(view.state.tr.setSelection(selection));
    if (does === 'type') view.dispatch(view.state.tr.insertText('z\u00a4'));
    else if (commands[does]) commands[does](view.state, view.dispatch, view);
    else key(does);
  };
  for (const action of actions) {
    act(action);
    try {
      view.state.doc.check();
    } catch (error) {
      faults.push(`${action.does}: ${error}`);
    }
    const [shown, kept] = [shownText(), squeeze(plainText(value))];
    if (shown !== kept) faults.push(`${action.does}: shown "${shown}", kept "${kept}"`);
  }
  const played = value;
  while (commands.undo?.(view.state, view.dispatch));
  const undone = value;
  destroy();
  mount.remove();
  return { value: played, faults, undone };
}
