import type { CompleteResource } from '../declare/complete';
import { ActionButton } from './ActionButton';

interface PageActionButtonsProps {
  readonly resource: CompleteResource;
  /** The ids of the chosen records, by scope. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** The actions of a list, once what their calls need is chosen above it. */
export default function PageActionButtons({ resource, chosen }: PageActionButtonsProps) {
  const offered = resource.list?.actions.filter(({ via }) => Object.values(via.slots).every((slot) => chosen[slot]));
  return offered?.map((action) => (
    <ActionButton key={action.label} resource={resource} action={action} values={chosen} />
  ));
}
