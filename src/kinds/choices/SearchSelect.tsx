import Autocomplete from '@mui/material/Autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorReason } from '../../provider/errorReason';
import { Note } from '../../ui/Note';
import { textOf } from '../cellText';
import { InputControl } from '../InputControl';
import { useChoice } from './useChoice';
import { type Choice, choiceKey } from './useChoices';
import { useFound } from './useFound';
import { useSettled } from './useSettled';

interface SearchSelectProps {
  readonly to: string;
  readonly value: unknown;
  readonly onChoose: (id: string) => void;
  /** Of the input: its id, its name and what connects it with its error. */
  readonly control: ComponentProps<typeof InputControl>;
}

/** A choice among records that the site searches for. */
export default function SearchSelect({ to, value, onChoose, control }: SearchSelectProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const text = textOf(value);
  const read = useChoice(to, value);
  const chosen = text === '' ? null : (read ?? { id: text, text });
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { data: found = [], isFetching, isError, error } = useFound(to, asked, isOpen);
  useSettled(typed, asked, isFetching || !isOpen, setAsked);
  const choose = (choice: Choice | null) => {
    if (choice) client.setQueryData(choiceKey(to, choice.id), choice);
    onChoose(choice ? String(choice.id) : '');
  };
  return (
    <>
      <Autocomplete
        {...(control.id !== undefined && { id: control.id })}
        options={found}
        value={chosen}
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
        onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next.trim() : '')}
        onChange={(_, choice) => choose(choice)}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <div ref={input.ref} className={input.className}>
            <InputControl {...control} {...htmlInput} />
          </div>
        )}
      />
      {isError && (
        <Note tone="error">
          <span>{errorReason(error, translate)}</span>
        </Note>
      )}
    </>
  );
}
