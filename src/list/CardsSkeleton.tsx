import { Skeleton } from '../ui/Skeleton';
import styles from './Cards.module.css';

/** Stands for cards until there are rows. */
export function CardsSkeleton({ layout }: { readonly layout: 'cards' | 'grid' }) {
  return (
    <div className={styles.region}>
      <ul className={styles[layout]}>
        {['1', '2', '3', '4'].map((key) => (
          <li key={key} className={styles.card}>
            <div className={styles.content}>
              <div className={styles.picture} />
              <div className={styles.text}>
                <Skeleton />
                <Skeleton />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
