import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { listPath } from '../../console/paths';
import type { SavedView } from '../../console/savedViews';
import { token } from '../../theme/token';
import { showsSame } from './viewSearch';
import { viewsText } from './viewsText';

const List = styled('ul')({
  '& .MuiListItemButton-root': {
    minHeight: `max(28px, ${token('small')})`,
    padding: '2px 10px 2px 36px',
    borderRadius: token('r-2'),
    color: token('ink-2'),
    fontSize: 13,
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: token('pressed'), color: token('ink') },
    '&[aria-current]': { color: token('accent-ink'), fontWeight: 640 },
  },
});

interface ViewLinksProps {
  readonly resource: string;
  readonly label: string;
  readonly views: readonly SavedView[];
  readonly onChoose: () => void;
}

/** The saved views of a list, under its link in the sidebar. */
export default function ViewLinks({ resource, label, views, onChoose }: ViewLinksProps) {
  const { pathname, search } = useLocation();
  const path = listPath(resource);
  return (
    <List aria-label={viewsText('of', { label })}>
      {views.map((view) => {
        const isCurrent = pathname === path && showsSame(view.search, search);
        return (
          <li key={view.name}>
            <ListItemButton
              component={Link}
              to={`${path}?${view.search}`}
              dir="auto"
              selected={isCurrent}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={onChoose}
            >
              {view.name}
            </ListItemButton>
          </li>
        );
      })}
    </List>
  );
}
