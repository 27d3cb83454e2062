import styles from './Skeleton.module.css';

/** Stands where a line of text, or a field, is loading; what holds several appears late by `styles.late`. */
export function Skeleton({ field = false }: { readonly field?: boolean }) {
  return <span className={field ? styles.field : styles.line} />;
}
