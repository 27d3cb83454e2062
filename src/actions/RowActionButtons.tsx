import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { ActionButton } from './ActionButton';

interface RowActionButtonsProps {
  readonly resource: CompleteResource;
  readonly row: Row;
  /** On a form, which has room. */
  readonly large?: boolean;
}

/** The actions that a record has now, as far as they are allowed. */
export default function RowActionButtons({ resource, row, large = false }: RowActionButtonsProps) {
  const { actions, may } = resource;
  const { id } = row;
  if (id === undefined || id === null) return null;
  return actions.map((action) => {
    const isOffered = (action.when?.(row) ?? true) && may?.(`act:${action.label}`, row) !== false;
    return isOffered && <ActionButton key={action.label} {...{ resource, action, id }} values={row} small={!large} />;
  });
}
