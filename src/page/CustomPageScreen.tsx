import type { CompletePage } from '../declare/complete';
import type { ComponentModule } from '../declare/slots';
import { Slot } from '../lazy/Slot';
import styles from './CustomPageScreen.module.css';
import { Page } from './Page';
import { PageHeader } from './PageHeader';

export function CustomContent({ load }: { readonly load: ComponentModule }) {
  return (
    <div className={styles.content}>
      <Slot load={load} props={{}} />
    </div>
  );
}

/** The screen of a page that a declaration defines. */
export function CustomPageScreen({ label, page }: CompletePage) {
  return (
    <Page scrolls>
      <PageHeader heading={label} />
      <CustomContent load={page} />
    </Page>
  );
}
