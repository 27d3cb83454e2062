import { Link } from 'react-router-dom';
import type { CompleteResource } from '../declare';
import { counted } from './count';
import { PageHead } from './PageHead';
import { addPath } from './paths';
import type { ListPageData } from './useListQuery';

interface ListHeadProps {
  readonly resource: CompleteResource;
  readonly scope: string | undefined;
  readonly data: ListPageData | undefined;
}

function AddLink({ resource, scope }: Pick<ListHeadProps, 'resource' | 'scope'>) {
  if (!resource.create) return null;
  // The chosen scope travels in the address too: navigation state does not reach a new tab.
  const carried = resource.scope && scope !== undefined ? { [resource.scope]: scope } : undefined;
  const search = carried ? `?${new URLSearchParams(carried)}` : '';
  return (
    <div className="main">
      <Link className="b p" to={{ pathname: addPath(resource.name), search }} state={carried}>
        {resource.list?.add}
      </Link>
    </div>
  );
}

function Total({ resource, data }: Pick<ListHeadProps, 'resource' | 'data'>) {
  const total = data?.meta.total;
  if (!resource.list?.paged || !resource.list.total) return null;
  return (
    // A live region is heard only if it was there before its text.
    <span className="muted" role="status">
      {total !== undefined && (
        <>
          Total Records: <b>{counted(total)}</b>
        </>
      )}
    </span>
  );
}

/** The head of a list: its name, how many records the site has, and the way to add one. */
export function ListHead({ resource, scope, data }: ListHeadProps) {
  return (
    <PageHead heading={resource.label}>
      <Total resource={resource} data={data} />
      <AddLink resource={resource} scope={scope} />
    </PageHead>
  );
}
