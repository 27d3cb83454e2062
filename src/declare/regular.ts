import type { ReferringField } from './field';
import type { ShowWords } from './recordWords';
import type {
  AnyResource,
  CallsWith,
  CallTypes,
  NamesIn,
  NamesOf,
  NameTypes,
  PageActions,
  RecordActions,
  ResourceWords,
  With,
} from './resource';
import type { Fields, FormWords, ListWords, RemovalWords } from './screenWords';

/** What a regular resource may say: any of its calls may be replaced by one of its own, or withdrawn by `false`. */
interface RegularOf<F extends Fields, Names extends NameTypes, Calls extends CallTypes>
  extends ResourceWords<F, Names>,
    RecordActions<F, Calls> {
  readonly list?: ListWords<F> & PageActions<Calls> & Partial<With<'from', Calls['list']>>;
  readonly create?: (FormWords<Names['edited']> & Partial<With<'via', Calls['create']>>) | false;
  readonly edit?:
    | (FormWords<Names['edited']> & Partial<With<'from', Calls['one']> & With<'via', Calls['update']>>)
    | false;
  readonly remove?: (RemovalWords & Partial<With<'via', Calls['remove']>>) | false;
  readonly show?: ShowWords<F> & Partial<With<'from', Calls['one']>>;
}

interface Regular<F extends Fields, Scope extends NamesOf<F, ReferringField>>
  extends RegularOf<F, NamesIn<F, NoInfer<Scope>, never>, CallsWith<keyof F & string, NoInfer<Scope>, 'id'>> {
  readonly id?: string;
  readonly scope?: Scope | readonly Scope[];
}

/**
 * Declares a resource that speaks the regular REST convention at `path`. Everything is offered, with default texts; it may
 * give its own texts and columns, replace a call by its own, or withdraw one with `false`.
 */
export function regular<const F extends Fields, const Scope extends NamesOf<F, ReferringField> = never>(
  path: string,
  resource: Regular<F, Scope>,
): AnyResource {
  const { list = {}, create = {}, edit = {}, remove = {}, ...words } = resource;
  return {
    ...words,
    regular: path,
    list,
    ...(create && { create }),
    ...(edit && { edit }),
    ...(remove && { remove }),
  };
}
