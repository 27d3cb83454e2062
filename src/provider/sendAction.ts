import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import type { Known } from './Calls';
import { filledCall } from './filledCall';
import type { Http } from './http';
import { idSlots } from './idSlots';
import { sendCallOver } from './readAnswer';
import { requestBody } from './requestBody';
import type { Transfer } from './transport';

/** What an action is done to. */
export interface ActionParams {
  /** The label of the action. */
  readonly action: string;
  /** The record; without it, the action is one of the list. */
  readonly id?: Id;
  /** Values that path and body may need: the record, or what is chosen above the list. */
  readonly values: Row;
}

/** Sends the call of an action. Throws `HttpError`. */
export async function sendAction(
  resource: CompleteResource,
  http: Http,
  { action: label, id, values }: ActionParams,
  transfer: Transfer,
  mark: (sent: Row) => void,
): Promise<void> {
  const actions = id === undefined ? resource.list?.actions : resource.actions;
  const action = actions?.find((other) => other.label === label);
  if (!action) throw new Error(`${resource.name} has no action '${label}'`);
  const { via } = action;
  const known: Known = { ...values, ...idSlots(id, resource.idNames) };
  const call = filledCall(via, known);
  const given = action.values?.(values);
  const sent = given && { ...given };
  if (sent) mark(sent);
  const whole = { via, fields: Object.keys(sent ?? {}), uploads: [], blanks: {}, sends: 'whole' } as const;
  const { body, headers } = sent ? await requestBody(whole, sent) : { body: undefined, headers: {} };
  await sendCallOver(http, resource.errors)({ ...call, body, headers: { ...headers, ...call.headers }, ...transfer });
}
