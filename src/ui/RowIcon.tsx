import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store/createStore';
import styles from './rowButton.module.css';

const icons = {
  broken: BrokenImageOutlined,
  copy: ContentCopyOutlined,
  delete: DeleteOutlineOutlined,
  edit: EditOutlined,
  less: ExpandLessOutlined,
  more: ExpandMoreOutlined,
} as const;

type RowIconName = keyof typeof icons;

/** The icons that rows have referred to so far, and those that are drawn: the same, but only after rows have rendered. */
const used = new Set<RowIconName>();
const drawn = createStore<readonly RowIconName[]>([]);

/** An icon that is in every row: a reference to one of `RowIcons`, which costs a tenth of an SvgIcon. */
export function RowIcon({ name }: { readonly name: RowIconName }) {
  if (!used.has(name)) {
    used.add(name);
    queueMicrotask(() => drawn.set([...used]));
  }
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The icons that `RowIcon` refers to, as far as there are such; rendered once, in the frame. */
export function RowIcons() {
  const names = useSyncExternalStore(drawn.subscribe, drawn.get);
  if (names.length === 0) return null;
  return (
    <svg width="0" height="0" className={styles.definitions} aria-hidden="true">
      {names.map((name) => {
        const Icon = icons[name];
        return <Icon key={name} id={`icon-${name}`} className={styles.definition} />;
      })}
    </svg>
  );
}
