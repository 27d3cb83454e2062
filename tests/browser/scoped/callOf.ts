import type { Area } from './areas';

const methods = { list: 'GET', one: 'GET', add: 'POST', edit: 'PUT', remove: 'DELETE' } as const;

/** A call of an area as a pattern of the harness, for one id or any: 'PUT /loan/editLoanBenefits/7'. */
export function callOf({ calls }: Area, call: keyof Area['calls'], id: string | number = ':id'): string {
  return `${methods[call]} /loan/${calls[call]}${call === 'add' ? '' : `/${id}`}`;
}
