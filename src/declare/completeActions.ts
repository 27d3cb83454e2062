import type { ActionWords } from './actionWords';
import type { DefaultTexts } from './defaultTexts';
import type { AnyEndpoint } from './endpoint';
import type { AnyResource } from './resource';

/** An action with its texts worked out. */
export interface CompleteAction extends Omit<ActionWords, 'failed'>, ReturnType<DefaultTexts['action']> {
  readonly via: AnyEndpoint;
  readonly confirm: string;
  /** `failed` was declared: it is then shown alone, without the site's message. */
  readonly failedIsGiven: boolean;
  /** Sent twice it does the same as once. */
  readonly isIdempotent: boolean;
}

/** Works out what the declaration of actions leaves out. */
export function completeActions(
  actions: NonNullable<AnyResource['actions'] | NonNullable<AnyResource['list']>['actions']> = [],
  texts: DefaultTexts,
  inPlace: (call: AnyEndpoint) => AnyEndpoint,
): readonly CompleteAction[] {
  return actions.map((action) => ({
    confirm: action.label,
    ...texts.action(action.label),
    ...action,
    via: inPlace(action.via),
    failedIsGiven: action.failed !== undefined,
    isIdempotent: action.via.method === 'PUT' || action.via.method === 'DELETE',
  }));
}
