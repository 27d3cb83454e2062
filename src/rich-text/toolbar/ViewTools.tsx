import { memo } from 'react';
import type { DialogName } from './BlockTools';
import { ToolButton } from './ToolButton';

type ViewToolsProps = {
  readonly code: boolean;
  readonly full: boolean;
  readonly unfolded: boolean;
  readonly onCode: () => void;
  readonly onFull: () => void;
  readonly onUnfold: () => void;
  readonly open: (dialog: DialogName) => void;
};

/** The tools that change how the text is shown; they work in code view too. */
export const ViewTools = memo(ViewToolsNow);

function ViewToolsNow({ code, full, unfolded, onCode, onFull, onUnfold, open }: ViewToolsProps) {
  return (
    <div className="g">
      <ToolButton icon="preview" label="Preview" popup="dialog" onPress={() => open('preview')} />
      <ToolButton icon="code" label="Code view" pressed={code} onPress={onCode} />
      <ToolButton icon="full" label="Full screen" pressed={full} onPress={onFull} />
      <ToolButton icon="help" label="Keys" popup="dialog" onPress={() => open('keys')} />
      <span className="unfold">
        <ToolButton icon="more" label="All tools" short expanded={unfolded} onPress={onUnfold} />
      </span>
    </div>
  );
}
