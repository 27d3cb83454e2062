import Button from '@mui/material/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { FormDraft } from '../drafts/createFormDraft';
import { formatTime } from '../i18n/formatDate';
import styles from './SaveBar.module.css';
import { useLeaveForm } from './useLeaveForm';
import type { SavedForm } from './useSave';

/** After this a save that is still running is mentioned, in milliseconds. It is not stopped. */
const longWait = 10_000;

/** Says that the site takes long, once it does. */
function LongWait() {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <span>{translate('console.form.longWait')}</span>;
}

/** When the form's draft was last written. Renders again only once the minute has changed. */
function DraftTime({ draft: { keptAt } }: { readonly draft: FormDraft }) {
  const translate = useTranslate();
  const time = useSyncExternalStore(keptAt.subscribe, () => {
    const at = keptAt.get();
    return at === undefined ? undefined : formatTime(at);
  });
  return time === undefined ? null : <span>{translate('console.drafts.kept', { time })}</span>;
}

/** The form's one solid button, and when its draft was last written. While a save runs, Cancel stops it. */
export function SaveBar({ resource, form, save, draft }: SavedForm & { readonly draft: FormDraft }) {
  const { busy, percent, stop } = save;
  const translate = useTranslate();
  const leave = useLeaveForm(resource);
  const isSending = percent !== undefined && percent < 100;
  const saving = translate(isSending ? 'console.form.savingPercent' : 'console.form.saving', { percent });
  return (
    <div className={styles.saveBar} data-screen-only>
      <Button type="submit" variant="contained" aria-busy={busy}>
        <span className={styles.texts}>
          <span className={busy ? styles.hidden : ''}>{form.button}</span>
          <span className={busy ? '' : styles.hidden}>{saving}</span>
        </span>
      </Button>
      <Button onClick={busy ? stop : () => leave('back')}>{translate('console.form.cancel')}</Button>
      <span className={styles.status} role="status">
        {busy && <LongWait />}
      </span>
      <span className={styles.draftTime}>{!busy && <DraftTime draft={draft} />}</span>
    </div>
  );
}
