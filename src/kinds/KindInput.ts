import type { ComponentType } from 'react';
import type { EditableField } from '../declare';

/** What an input of a form is given; its value it takes from react-admin's form. */
export interface InputProps<F extends EditableField> {
  /** Key of the field: the form's source and the control's `name`. */
  readonly name: string;
  readonly field: F;
  /** Marked as optional where the other fields are required. */
  readonly optional: boolean;
}

/** How a kind is edited. */
export type KindInput<F extends EditableField> = ComponentType<InputProps<F>>;
