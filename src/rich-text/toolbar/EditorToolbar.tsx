import { useState } from 'react';
import type { OpenDialog } from '../dialogs/OpenDialog';
import { emptyTools } from '../edit/toolState';
import type { useEditor } from '../useEditor';
import type { useFullScreen } from '../useFullScreen';
import { BlockTools } from './BlockTools';
import { TextTools } from './TextTools';
import { ToolButton } from './ToolButton';
import { Toolbar } from './Toolbar';
import styles from './Toolbar.module.css';
import { toolIcons } from './toolIcons';

interface EditorToolbarProps {
  readonly editor: ReturnType<typeof useEditor>;
  readonly fullScreen: ReturnType<typeof useFullScreen>;
  readonly controls: string;
  readonly disabled: boolean;
}

/** All tools: for text in the first line, for blocks in the second, and at its end for the view. */
export function EditorToolbar({ editor, fullScreen, controls, disabled }: EditorToolbarProps) {
  const { isCode, run, openDialog } = editor;
  const [isUnfolded, setUnfolded] = useState(false);
  const toggle = () => setUnfolded(!isUnfolded);
  const opens = (dialog: OpenDialog) => ({ 'aria-haspopup': 'dialog', onPress: () => openDialog(dialog) }) as const;
  const tools = { tools: (!isCode && editor.tools) || emptyTools, run, disabled: disabled || isCode };
  return (
    <Toolbar ref={editor.toolbar} controls={controls} isUnfolded={isUnfolded} onEscape={editor.focusText}>
      <TextTools {...tools} />
      <span className={styles.lineBreak} />
      <BlockTools {...tools} openDialog={openDialog} />
      <div className={styles.group}>
        <ToolButton icon={toolIcons.preview} label="Preview" {...opens('preview')} />
        <ToolButton icon={toolIcons.code} label="Code view" aria-pressed={isCode} onPress={editor.toggleCode} />
        <ToolButton
          icon={toolIcons.fullScreen}
          label="Full screen"
          aria-pressed={fullScreen.isOn}
          onPress={fullScreen.toggle}
        />
        <ToolButton icon={toolIcons.keys} label="Keys" {...opens('keys')} />
        <span className={styles.unfold}>
          <ToolButton icon={toolIcons.more} label="All tools" isShort aria-expanded={isUnfolded} onPress={toggle} />
        </span>
      </div>
    </Toolbar>
  );
}
