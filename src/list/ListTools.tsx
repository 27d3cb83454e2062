import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import { isReferring } from '../declare/field';
import { ChoiceSelect } from '../kinds/choices/ChoiceSelect';
import { Slots } from '../lazy/Slot';
import styles from './ListTools.module.css';
import { SecretsSwitch, type SecretsSwitchProps } from './SecretsSwitch';
import type { ListState } from './useListState';
import { longFrom } from './useVirtualRows';

interface ListToolsProps extends SecretsSwitchProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
  readonly showAll: boolean;
  readonly onShowAll: (showAll: boolean) => void;
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
