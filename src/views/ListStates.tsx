import type { CompleteResource } from '../declare';
import { reasonOf } from '../provider/reasonOf';
import type { Column } from './columns';
import { hasActions, isWide, TableHead } from './TableBody';

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

interface EmptyProps {
  readonly resource: CompleteResource;
  /** Other pages of the list may have rows. */
  readonly isOnePage: boolean;
}

/** The declared text of a list without rows; a later page without any says that of itself only. */
export function EmptyList({ resource, isOnePage }: EmptyProps) {
  return (
    <div className="void">
      <i className={`i i-${resource.icon}`} aria-hidden="true" />
      <strong>{isOnePage ? 'This page has no rows.' : resource.list?.empty}</strong>
    </div>
  );
}

interface FailedProps {
  /** What did not load, as a sentence. */
  readonly text: string;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Stands where the content would: what did not load, what the site said, and the way to ask again. */
export function FailedLoad({ text, error, busy, onRetry }: FailedProps) {
  return (
    <div className="void">
      <i className="i i-cloud-off" aria-hidden="true" />
      <div role="alert">
        <strong>{text}</strong>
        <p>{reasonOf(error)}</p>
      </div>
      <div className="row">
        <button type="button" className="b" aria-busy={busy} onClick={onRetry}>
          <i className="i i-retry" aria-hidden="true" />
          Try again
        </button>
      </div>
    </div>
  );
}

/** Said above rows that could not be renewed: they stay, and may be out of date. */
export function NotRenewed({ error, busy, onRetry }: Omit<FailedProps, 'text'>) {
  return (
    <div className="tell">
      <div className="note warn">
        <i className="i i-warn" aria-hidden="true" />
        <div className="t" role="alert">
          These rows could not be renewed and may be out of date. {reasonOf(error)}
        </div>
        <button type="button" className="b q s" aria-busy={busy} onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}

/** A list on its way, in the shape it will have. */
export function ListSkeleton({
  resource,
  columns,
}: {
  readonly resource: CompleteResource;
  readonly columns: readonly Column[];
}) {
  const loading = (
    <span className="sr" role="status">
      Loading
    </span>
  );
  if (resource.list?.as !== 'table') {
    return (
      <div className="body late">
        {loading}
        <ul className={resource.list?.as} aria-busy="true">
          {skeletonRows.slice(0, 4).map((key) => (
            <li key={key} className="card">
              <div className="side-by">
                <div className="pict" />
                <div className="txt">
                  <span className="sk" />
                  <span className="sk" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={isWide(columns) ? 'tw wide late' : 'tw late'} aria-busy="true">
      {loading}
      <table>
        <TableHead columns={columns} resource={resource} />
        <tbody>
          {skeletonRows.map((key) => (
            <tr key={key}>
              {columns.map((column) => (
                <td key={column.key}>
                  <span className="sk" />
                </td>
              ))}
              {hasActions(resource) && <td className="acts" />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
