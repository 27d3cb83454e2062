import { useCallback, useState } from 'react';
import { emptyTools } from '../edit/emptyTools';
import type { useEditor } from '../useEditor';
import type { FullScreen } from '../useFullScreen';
import { BlockTools } from './BlockTools';
import { TextTools } from './TextTools';
import { Toolbar } from './Toolbar';
import { ViewTools } from './ViewTools';

type ToolsProps = {
  readonly editor: ReturnType<typeof useEditor>;
  readonly fullScreen: FullScreen;
  readonly controls: string;
  readonly disabled: boolean;
};

/** All tools: letters above, blocks below, views at the far end. */
export function Tools({ editor, fullScreen, controls, disabled }: ToolsProps) {
  const { code, run, openDialog } = editor;
  const [unfolded, setUnfolded] = useState(false);
  const unfold = useCallback(() => setUnfolded((now) => !now), []);
  const tools = { tools: (!code && editor.tools) || emptyTools, run, disabled: disabled || code };
  return (
    <Toolbar ref={editor.toolbar} controls={controls} unfolded={unfolded} onLeave={editor.toText}>
      <TextTools {...tools} />
      <span className="br" />
      <BlockTools {...tools} open={openDialog} />
      <ViewTools
        code={code}
        full={fullScreen.full}
        unfolded={unfolded}
        onCode={editor.toggleCode}
        onFull={fullScreen.toggle}
        onUnfold={unfold}
        open={openDialog}
      />
    </Toolbar>
  );
}
