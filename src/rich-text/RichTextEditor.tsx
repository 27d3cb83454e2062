import { useCallback, useRef, useState } from 'react';
import './editor-icons.css';
import './rich-text.css';
import { CodeView } from './code/CodeView';
import { EditorDialogs } from './EditorDialogs';
import { emptyTools } from './edit/emptyTools';
import { Foot } from './Foot';
import { Frame } from './Frame';
import { NoteBars } from './NoteBars';
import { BlockTools } from './toolbar/BlockTools';
import { TextTools } from './toolbar/TextTools';
import { Toolbar } from './toolbar/Toolbar';
import { ViewTools } from './toolbar/ViewTools';
import { useEditor } from './useEditor';
import { useFullScreen } from './useFullScreen';
import { showIsland } from './view/showIsland';

export type RichTextEditorProps = {
  readonly id: string;
  readonly label: string;
  /** The stored HTML, or what was last given to `onChange`. */
  readonly value: string;
  /** Gets the HTML to store after each change: '' where nothing is left, the first value where all is as it was. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string;
};

/** Edits stored HTML so that nothing of it is lost: untouched blocks are given back as they were stored. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onChange, onBlur, disabled = false, invalid = false } = props;
  const box = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const { full, toggle, onKeyDown } = useFullScreen(box);
  const editor = useEditor(props, box);
  const { code, long, dialog, notes, openDialog, surface } = editor;
  const unfold = useCallback(() => setUnfolded((now) => !now), []);
  const tools = { tools: (!code && editor.tools) || emptyTools, run: editor.run, disabled: disabled || code };
  return (
    <Frame
      ref={box}
      full={full}
      label={label}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'F10' && !event.defaultPrevented) editor.toolbar.current?.focus();
        onKeyDown(event);
      }}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && onBlur?.()}
    >
      {!code && notes && <NoteBars notes={notes} onShow={() => surface.current && showIsland(surface.current.view)} />}
      {long && (
        <div className="note">
          <i className="i i-code" aria-hidden="true" />
          <div className="t">
            This text has {Math.round(value.length / 1000)} kB, too much to be drawn without long waiting. It is edited
            as HTML.
          </div>
        </div>
      )}
      <div className={invalid ? 'ed bad' : 'ed'}>
        <Toolbar ref={editor.toolbar} controls={id} unfolded={unfolded} onLeave={editor.toText}>
          <TextTools {...tools} />
          <span className="br" />
          <BlockTools {...tools} open={openDialog} />
          <ViewTools
            code={code}
            full={full}
            unfolded={unfolded}
            onCode={editor.toggleCode}
            onFull={toggle}
            onUnfold={unfold}
            open={openDialog}
          />
        </Toolbar>
        <div className="paper" data-theme="light" hidden={code}>
          <div ref={editor.mount} className="area" />
        </div>
        {code && <CodeView id={`${id}-html`} label={label} value={value} onChange={onChange} disabled={disabled} />}
        <Foot version={code ? -value.length : editor.version} text={editor.text} />
      </div>
      <div className="sr" role="status">
        {editor.said}
      </div>
      {dialog && (
        <EditorDialogs
          dialog={dialog}
          surface={surface.current}
          html={value}
          label={label}
          run={editor.run}
          onClose={editor.closeDialog}
        />
      )}
    </Frame>
  );
}
