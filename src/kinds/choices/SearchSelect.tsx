import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useForkRef } from '@mui/material/utils';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type FocusEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorReason } from '../../provider/errorReason';
import { isComposing } from '../../ui/isComposing';
import { Note } from '../../ui/Note';
import { textOf } from '../cellText';
import { InputControl } from '../InputControl';
import { useChoice } from './useChoice';
import { type Choice, choiceKey } from './useChoices';
import { useFound } from './useFound';
import { useSettled } from './useSettled';

export interface SearchSelectProps {
  readonly to: string;
  readonly value: unknown;
  readonly onChoose: (id: string) => void;
  /** One record after the other is chosen: it is empty again afterwards. `value` are those that cannot be chosen any more. */
  readonly isRepeated?: boolean;
  /** Of the input: its id, its name and what connects it with its error. */
  readonly control: ComponentProps<typeof InputControl>;
}

type InputProps = Pick<SearchSelectProps, 'control'> & Pick<AutocompleteRenderInputParams, 'slotProps'>;

/** The input of both: of the form, which may set the focus on it, and of the list that it opens. */
function SearchInput({ control, slotProps: { input, htmlInput } }: InputProps) {
  const ref = useForkRef(control.ref, htmlInput.ref);
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    control.onBlur?.(event);
    htmlInput.onBlur?.(event);
  };
  return (
    <div ref={input.ref} className={input.className}>
      <InputControl {...control} {...htmlInput} ref={ref} onBlur={onBlur} />
    </div>
  );
}

const ignoreComposition: ComponentProps<typeof Autocomplete>['onKeyDown'] = (event) => {
  event.defaultMuiPrevented = isComposing(event);
};

/** The same list at each render: with another one, what is typed would be taken out. */
const none: Choice[] = [];

/** A choice among records that the site searches for. */
export default function SearchSelect({ to, value, onChoose, isRepeated = false, control }: SearchSelectProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const one = isRepeated ? '' : value;
  const text = textOf(one);
  const read = useChoice(to, one);
  const chosen = text === '' ? null : (read ?? { id: text, text });
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { data: found = [], isFetching, isError, error } = useFound(to, asked, isOpen);
  useSettled(typed, asked, isFetching || !isOpen, setAsked);
  const taken = isRepeated ? [value].flat().map(String) : [];
  const choose = (choice: Choice | undefined | null) => {
    if (choice) client.setQueryData(choiceKey(to, choice.id), choice);
    onChoose(choice ? String(choice.id) : '');
  };
  return (
    <>
      <Autocomplete<Choice, boolean>
        multiple={isRepeated}
        {...(control.id !== undefined && { id: control.id })}
        options={found.filter(({ id }) => !taken.includes(String(id)))}
        value={isRepeated ? none : chosen}
        loading={isFetching}
        loadingText={translate('console.list.loading')}
        noOptionsText={translate('console.kinds.nothingFound')}
        // The site has searched.
        filterOptions={(options) => options}
        getOptionLabel={({ text }) => text}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onKeyDown={ignoreComposition}
        onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next.trim() : '')}
        onChange={(_, choice) => choose([choice].flat()[0])}
        renderInput={({ slotProps }) => <SearchInput control={control} slotProps={slotProps} />}
      />
      {isError && (
        <Note tone="error">
          <span>{errorReason(error, translate)}</span>
        </Note>
      )}
    </>
  );
}
