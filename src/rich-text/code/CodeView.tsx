import { useEffect, useRef, useState } from 'react';
import styles from './CodeView.module.css';
import type { CodeMirrorOptions, CodeMirrorView } from './createCodeMirror';

/** The HTML as it is stored: in a plain text area until CodeMirror is loaded, and if it cannot be. */
export function CodeView(props: CodeMirrorOptions) {
  const { id, label, value, onChange, disabled } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeMirrorView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isGone = false;
    const start = ({ createCodeMirror }: typeof import('./createCodeMirror')) => {
      if (isGone || !host.current) return;
      const hadFocus = host.current.parentElement?.contains(document.activeElement) === true;
      const onChangeNow = (html: string) => latest.current.onChange(html);
      view.current = createCodeMirror(host.current, { ...latest.current, onChange: onChangeNow });
      setReady(true);
      if (hadFocus) view.current.focus();
    };
    // Offline the text area stays.
    import('./createCodeMirror').then(start, () => undefined);
    return () => {
      isGone = true;
      view.current?.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => view.current?.update(value, disabled), [value, disabled]);
  return (
    <div className={styles.code}>
      {!isReady && (
        <textarea
          id={id}
          className={styles.textArea}
          data-code=""
          form=""
          aria-label={`${label}, HTML`}
          value={value}
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => onChange(withLineEnds(event.target.value, value))}
        />
      )}
      <div ref={host} className={styles.codeMirror} data-code="" hidden={!isReady} />
    </div>
  );
}

/** A text area gives line feeds only; a text with carriage returns keeps them. */
const withLineEnds = (typed: string, before: string): string =>
  before.includes('\r\n') ? typed.replace(/\r?\n/g, '\r\n') : typed;
