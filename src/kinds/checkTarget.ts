import type { CheckContext } from '../declare/kind';
import { isRegular, scopesOf } from '../declare/resource';

/** Reports a resource whose records cannot be chosen. */
export function checkTarget({ to }: { readonly to: string }, { byName, report }: CheckContext): void {
  const target = byName.get(to);
  if (!target) report('reference-to-nothing', `there is no resource '${to}'`);
  else if (!target.list && !isRegular(target)) report('reference-without-list', `'${to}' has no list to choose from`);
  else if (!target.title)
    report('reference-without-title', `'${to}' does not say which field is the title of a record`);
  else if (scopesOf(target).length > 0)
    report('reference-to-scoped', `'${to}' cannot be listed until its own scope is chosen`);
}
