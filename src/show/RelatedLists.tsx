import { useConsole } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import { RelatedList } from './RelatedList';

interface RelatedListsProps {
  readonly resource: CompleteResource;
  readonly id: string;
}

/** The declared lists of records that refer to one, as far as they may be seen. */
export default function RelatedLists({ resource: { related }, id }: RelatedListsProps) {
  const { byName } = useConsole();
  return related.map((words) => {
    const resource = byName.get(words.resource);
    if (!resource?.list || resource.list.columns.length === 0) return null;
    return <RelatedList key={`${words.resource}.${words.by}`} {...{ resource, words, id }} />;
  });
}
