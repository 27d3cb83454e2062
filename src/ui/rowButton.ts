import styles from './rowButton.module.css';
import icons from './rowIcons.module.css';

type RowIconName = 'broken' | 'copy' | 'delete' | 'edit' | 'less' | 'more';

/** The class of an element that begins with an icon, drawn in the color of its text. */
export const rowIcon = (name: RowIconName): string => icons[name] ?? '';

/** The class of a button, or a link, of a row. */
export const rowButton = (name?: RowIconName): string =>
  [styles.rowButton, name && rowIcon(name), name === 'delete' && styles.danger].filter(Boolean).join(' ');
