import styles from './Chip.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** How many entries are new, in a link: `shown` to see, `says` in words, after the link's own name. */
export function NewCount({ shown, says }: { readonly shown: string; readonly says: string }) {
  return (
    <>
      <VisuallyHidden>{` ${says}`}</VisuallyHidden>
      <b style={{ marginLeft: 'auto' }} className={`${styles.chip} ${styles.new}`} aria-hidden="true">
        {shown}
      </b>
    </>
  );
}
