import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedView } from '../../console/savedViews';
import type { CompleteResource } from '../../declare/complete';
import { token } from '../../theme/token';
import type { ListAddress } from '../useListAddress';
import { NameForm } from './NameForm';
import { useViews } from './useViews';
import { ViewRow } from './ViewRow';
import { viewSearch } from './viewSearch';
import { viewsText } from './viewsText';

const Section = styled('section')({
  display: 'grid',
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${token('line')}`,
  '& h2, & p, & ul': { margin: 0 },
  '& ul': { padding: 0, listStyle: 'none' },
  '& h2': { fontSize: 16, lineHeight: '24px' },
});
const Quiet = styled('p')({ color: token('ink-3'), fontSize: 13 });
const Said = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, overflowWrap: 'anywhere' });

interface ViewsSectionProps {
  readonly resource: CompleteResource;
  readonly chosen: ListAddress['chosen'];
  /** Columns and density now, as JSON. */
  readonly layout: string;
  readonly onClose: () => void;
}

/** Gives what a list shows a name, and lists the names given before. */
export function ViewsSection({ resource, chosen, layout, onClose }: ViewsSectionProps) {
  const id = useId();
  const { views, add, replace, rename, remove, restore } = useViews(resource.name);
  const [current] = useSearchParams();
  const [said, say] = useState('');
  const [removed, setRemoved] = useState<{ readonly view: SavedView; readonly index: number }>();
  // The button or the input that had the focus is gone.
  const section = useRef<HTMLElement>(null);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    section.current?.querySelector<HTMLElement>(`[data-rename="${CSS.escape(focusNext.current)}"]`)?.focus();
    focusNext.current = undefined;
  });
  const viewNamed = (name: string): SavedView => ({ name, search: viewSearch(resource, chosen, current, layout) });
  const report = (key: string, values: object) => {
    setRemoved(undefined);
    say(viewsText(key, { ...values }));
  };
  const save = (name: string) => {
    const problem = add(viewNamed(name));
    if (!problem) report('saved', { name });
    return problem;
  };
  const replaceButton = (name: string, done: () => void) => (
    <Button
      onClick={() => {
        const problem = replace(viewNamed(name));
        if (!problem) done();
        report(problem ?? 'saved', { name });
      }}
    >
      {viewsText('replace')}
    </Button>
  );
  return (
    <Section ref={section} aria-labelledby={id}>
      <h2 id={id}>{viewsText('title')}</h2>
      <Quiet>{viewsText('explanation')}</Quiet>
      <NameForm label={viewsText('name')} submit={viewsText('save')} onSubmit={save} whenTaken={replaceButton} />
      <Said>
        <span role="status">{said}</span>
        {removed && (
          <Button
            size="small"
            autoFocus
            onClick={() => {
              const { name } = removed.view;
              const problem = restore(removed.view, removed.index);
              focusNext.current = name;
              report(problem ?? 'saved', { name });
            }}
          >
            {viewsText('undo')}
          </Button>
        )}
      </Said>
      {views.length > 0 && (
        <ul>
          {views.map((view, index) => (
            <ViewRow
              key={view.name}
              resource={resource.name}
              view={view}
              onOpen={onClose}
              onRename={(name) => {
                const problem = rename(view.name, name);
                if (problem) return problem;
                focusNext.current = name;
                report('renamed', { former: view.name, name });
                return undefined;
              }}
              onDelete={() => {
                const problem = remove(view.name);
                report(problem ?? 'deleted', { name: view.name });
                if (!problem) setRemoved({ view, index });
              }}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
