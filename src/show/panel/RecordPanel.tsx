import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { counted } from '../../console/formatCount';
import type { CompleteResource } from '../../declare/complete';
import { inSentence } from '../../declare/inSentence';
import type { Row } from '../../declare/resource';
import { rowText } from '../../kinds/rowText';
import { panelText } from '../../list/panel/panelText';
import { rowWith } from '../../list/panel/useOpenRows';
import type { Panel } from '../../list/panel/usePanel';
import type { SecretsSwitchProps } from '../../list/SecretsSwitch';
import type { ListState } from '../../list/useListState';
import { focusHeading } from '../../page/focusHeading';
import { phone, token } from '../../theme/token';
import { hasModifier } from '../../ui/hasModifier';
import { isComposing } from '../../ui/isComposing';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PanelContent } from './PanelContent';
import { useFoundRecord } from './useFoundRecord';

interface RecordPanelProps extends SecretsSwitchProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
  readonly panel: Panel;
}

const paper = {
  width: 'min(600px, 92vw)',
  backgroundColor: token('sheet'),
  // The whole panel gets the focus when it opens, and needs no focus ring.
  '&&': { outline: 0 },
  [phone]: { width: '100%' },
} as const;

const Head = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 16px 12px 24px',
  borderBottom: `1px solid ${token('line')}`,
  backgroundColor: token('sheet'),
  '& > div': { flex: 1, minWidth: 0 },
  '& h1': { margin: 0, fontSize: 16, lineHeight: '24px', overflowWrap: 'anywhere' },
  '& [role=status]': { color: token('ink-3'), fontSize: 13 },
  [phone]: { paddingLeft: 16 },
});

const Content = styled('div')({
  padding: '16px 24px 32px',
  [phone]: { padding: 16 },
  '@media (min-width: 600px)': { '& dl': { gridTemplateColumns: '150px minmax(0, 1fr)' } },
});

/** Elements that use the arrow keys themselves. */
const typedInto = 'input, textarea, select, audio, video, [contenteditable]';

interface StepProps {
  readonly name: string;
  readonly keys?: string;
  readonly step: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button to the next record or the one before. Without one it stays focusable, so that the focus is not lost. */
function Step({ name, keys, step, children }: StepProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      aria-disabled={!step || undefined}
      sx={step ? undefined : { opacity: 0.4 }}
      onClick={step}
    >
      {children}
    </IconButton>
  );
}

/** After it is closed, the focus is on the row of the record that was shown last. */
function useFocusRow(id: string): void {
  const shown = useRef(id);
  shown.current = id;
  useEffect(
    () => () => {
      const row = rowWith(shown.current, document.querySelector('#page') ?? document);
      if (row) row.focus();
      else focusHeading();
    },
    [],
  );
}

/** The record of a row with all its fields, beside its list; on a phone over all of it. */
export default function RecordPanel({ resource, list, panel, ...secrets }: RecordPanelProps) {
  const { id = '', edge, show, close } = panel;
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  const { row, isLeftOut, isLoading, index, count, toPrevious, toNext } = useFoundRecord(list, panel);
  const { rows } = list;
  const [read, setRead] = useState<Row>();
  useFocusRow(id);
  useEffect(() => {
    // Another page was turned to: once its rows are there, show its first or last one.
    const target = edge === 'first' ? rows?.[0] : rows?.at(-1);
    if (!edge || !rows || list.query.isPlaceholderData) return;
    if (target) show(String(target.id));
    else close();
  }, [edge, rows, list.query.isPlaceholderData, show, close]);
  useEffect(() => {
    // Scroll back to the top for each record.
    if (id !== '') head.current?.parentElement?.scrollTo({ top: 0 });
  }, [id]);
  useLayoutEffect(() => {
    // The focused element may have been unmounted with the previous record; keys must still reach the panel.
    if (document.activeElement === document.body) head.current?.parentElement?.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOther = hasModifier(event);
    if (isComposing(event) || isOther || (event.target as Element).closest(typedInto)) return;
    const step = { ArrowLeft: toPrevious, ArrowRight: toNext }[event.key];
    if (step) event.preventDefault();
    step?.();
  };
  const counts = { index: counted(index + 1), count: counted(count) };
  const noun = inSentence(resource.item);
  const known = row ?? (String(read?.id) === id ? read : undefined);
  const name = (known && rowText(resource, known)) || `${resource.item} ${edge ? '' : id}`;
  return (
    <Drawer
      open
      anchor="right"
      onClose={(event) => isComposing(event) || close()}
      slotProps={{
        root: { disableRestoreFocus: true },
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, onKeyDown, sx: paper },
      }}
    >
      <Head ref={head}>
        <div>
          <h1 id={titleId} dir="auto">
            {name}
          </h1>
          <div role="status">
            {index >= 0 && panelText(list.isWhole ? 'position' : 'positionHere', counts)}
            <VisuallyHidden>{known && ` ${name}`}</VisuallyHidden>
          </div>
        </div>
        <Step name={panelText('previous')} keys="ArrowLeft" step={toPrevious}>
          <ChevronLeftOutlined />
        </Step>
        <Step name={panelText('next')} keys="ArrowRight" step={toNext}>
          <ChevronRightOutlined />
        </Step>
        <Step name={panelText('close')} step={close}>
          <CloseOutlined />
        </Step>
      </Head>
      <Content>
        <PanelContent
          {...{ resource, list, id, row, isLoading, ...secrets }}
          onRead={setRead}
          warning={isLeftOut ? panelText('unmatched', { noun }) : undefined}
        />
      </Content>
    </Drawer>
  );
}
