import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import type { ListState } from '../list/useListState';
import MenuPopup from '../ui/MenuPopup';
import { ExportDialog } from './ExportDialog';
import { exportText } from './exportText';
import { SecretsDialog } from './SecretsDialog';
import { useExport } from './useExport';

/** The list that is exported. */
export interface ListExport {
  readonly resource: CompleteResource;
  readonly list: ListState;
  /** Rows that are about to be deleted. */
  readonly hiddenIds: ReadonlySet<string>;
  /** Secrets are shown on the screen. */
  readonly revealed: boolean;
  /** The records that are selected: only these are exported. */
  readonly selected?: readonly Row[];
}

interface ExportMenuProps extends ListExport {
  readonly anchor: Element | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSelectRows?: (() => void) | undefined;
}

/** The menu of exports, and the dialogs that follow. */
export default function ExportMenu({ anchor, isOpen, onClose, onSelectRows, ...list }: ExportMenuProps) {
  const { choose, asked, job, forget } = useExport(list);
  const choicesOf = (format: 'csv' | 'xlsx') =>
    (list.selected ? (['selected'] as const) : (['shown', 'all'] as const)).map((rows) => ({
      label: exportText(`${format}.${rows}`),
      choose: () => choose({ format, rows }),
    }));
  const copy = {
    label: exportText('copy'),
    choose: () => choose({ format: 'table', rows: list.selected ? 'selected' : 'shown' }),
  };
  const select = onSelectRows ? [{ label: exportText('select'), choose: onSelectRows }] : [];
  const groups = [choicesOf('csv'), choicesOf('xlsx'), [copy, ...select]];
  return (
    <>
      {isOpen && <MenuPopup label={exportText('menu')} {...{ anchor, groups, onClose }} />}
      {asked && <SecretsDialog {...asked} />}
      {job && <ExportDialog resource={list.resource} job={job} onClose={forget} />}
    </>
  );
}
