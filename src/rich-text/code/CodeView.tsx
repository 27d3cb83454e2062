import { useEffect, useRef, useState } from 'react';
import type { CodeMirrorView } from './codeMirror';

export type CodeViewProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly disabled: boolean;
};

/** The HTML as it is stored: a plain text area until CodeMirror has been fetched, and if it cannot be. */
export function CodeView(props: CodeViewProps) {
  const { id, label, value, onChange, disabled } = props;
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<CodeMirrorView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    const start = async () => {
      const { createCodeMirror } = await import('./codeMirror');
      if (gone || !mount.current) return;
      const hadFocus = mount.current.parentElement?.contains(document.activeElement) === true;
      const now = latest.current;
      view.current = createCodeMirror(mount.current, { ...now, onChange: (html) => latest.current.onChange(html) });
      setReady(true);
      if (hadFocus) view.current.focus();
    };
    // Offline the text area stays.
    start().catch(() => undefined);
    return () => {
      gone = true;
      view.current?.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => view.current?.update(value, disabled), [value, disabled]);
  return (
    <div className="code">
      {!ready && (
        <textarea
          id={id}
          className="in mono"
          form=""
          aria-label={`${label}, HTML`}
          value={value}
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => onChange(withLineEnds(event.target.value, value))}
        />
      )}
      <div ref={mount} className="cm" hidden={!ready} />
    </div>
  );
}

/** A text area gives line feeds only; a text with carriage returns keeps them. */
const withLineEnds = (typed: string, before: string): string =>
  before.includes('\r\n') ? typed.replace(/\r?\n/g, '\r\n') : typed;
