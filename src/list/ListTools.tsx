import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { countOf } from '../console/formatCount';
import { readPreferences } from '../console/preferences';
import type { CompleteResource } from '../declare/complete';
import { isReferring } from '../declare/field';
import { ChoiceSelect } from '../kinds/choices/ChoiceSelect';
import { Slots } from '../lazy/Slot';
import styles from './ListTools.module.css';
import type { ListState } from './useListState';
import { longFrom } from './useVirtualRows';

interface ListToolsProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
  readonly showAll: boolean;
  readonly onShowAll: (showAll: boolean) => void;
  readonly revealed: boolean;
  /** The same function at each render. */
  readonly onReveal: (revealed: boolean) => void;
  /** Called before the rows of another scope are requested. */
  readonly onChooseScope: () => void;
}

type ScopePickerProps = Pick<ListToolsProps, 'resource' | 'list' | 'onChooseScope'> & { readonly name: string };

/** Chooses the record whose items the list shows. The choice makes one call, at once. */
function ScopePicker({ name, resource, list, onChooseScope }: ScopePickerProps) {
  const id = useId();
  const { chosen, chooseScope } = list.address;
  const value = chosen[name] ?? '';
  const field = resource.fields[name];
  if (!field || !isReferring(field)) return null;
  const choose = (scope: string) => {
    onChooseScope();
    chooseScope(name, scope);
  };
  return (
    <ChoiceSelect to={field.kind.refersTo(field)} label={field.label} value={value}>
      {(select) => (
        <div className={styles.scopePicker}>
          <label htmlFor={id}>{field.label}</label>
          <select id={id} value={value} onChange={(event) => choose(event.target.value)} {...select} />
        </div>
      )}
    </ChoiceSelect>
  );
}

/** How long secrets stay revealed, in milliseconds. */
const revealedFor = 5 * 60 * 1000;

/** Reveals or masks all secrets of the screen. They are masked again after five minutes and, unless set otherwise, when the tab is hidden. */
const SecretsSwitch = memo(function SecretsSwitch({
  revealed,
  onReveal,
}: Pick<ListToolsProps, 'revealed' | 'onReveal'>) {
  const translate = useTranslate();
  useEffect(() => {
    if (!revealed) return;
    const mask = () => onReveal(false);
    const timer = setTimeout(mask, revealedFor);
    const onHidden = () => readPreferences().hiddenTab === 'mask' && mask();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [revealed, onReveal]);
  return (
    <FormControlLabel
      className={styles.secretsSwitch ?? ''}
      disableTypography
      data-screen-only
      control={<Switch checked={revealed} onChange={(event) => onReveal(event.target.checked)} />}
      label={translate('console.list.showSecrets')}
    />
  );
});

/** The tools above the rows: scope, number of rows, what a declaration adds, and the switch for secrets. */
export function ListTools(props: ListToolsProps) {
  const { resource, list, showAll, onShowAll, revealed, onReveal, onChooseScope } = props;
  const translate = useTranslate();
  const { rows = [] } = list;
  const { columns = [], paged, tools = [] } = resource.list ?? {};
  const hasSecrets = columns.some((column) => typeof column === 'string' && resource.fields[column]?.kind.masked);
  return (
    <div className={styles.tools}>
      {resource.scopes.map((name) => (
        <ScopePicker key={name} {...{ name, resource, list, onChooseScope }} />
      ))}
      {/* A live region is announced only if it was there before its text. */}
      {!paged && (
        <span className={styles.count} role="status">
          {rows.length > 0 && countOf(rows.length, resource)}
        </span>
      )}
      {rows.length > longFrom && !showAll && (
        <Button onClick={() => onShowAll(true)}>{translate('console.list.showAll')}</Button>
      )}
      {tools.length > 0 && <span className={styles.space} />}
      <Slots loads={tools} />
      {hasSecrets && <SecretsSwitch revealed={revealed} onReveal={onReveal} />}
    </div>
  );
}
