import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isBlank } from '../../declare/isBlank';
import type { InputProps } from '../../declare/kind';
import { Slot } from '../../lazy/Slot';
import { Skeleton } from '../../ui/Skeleton';
import { ChoiceSelect } from '../choices/ChoiceSelect';
import { useChoiceText } from '../choices/useChoice';
import { useSearchSelect } from '../choices/useSearchSelect';
import { controlStyle } from '../controlStyle';
import { FieldFrame, useField } from '../FieldFrame';
import StoredStructure from '../StoredStructure';
import type { ReferencesOptions } from './references';

const Control = styled('select')(controlStyle, { '& + .MuiAlert-root': { marginTop: 8 } });
const Chosen = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: '0 0 8px',
  listStyle: 'none',
});

interface ChosenProps {
  readonly to: string;
  readonly id: unknown;
  readonly onTakeOut: () => void;
}

/** A chosen record, with a button that takes it out. */
function ChosenRecord({ to, id, onTakeOut }: ChosenProps) {
  const translate = useTranslate();
  const text = useChoiceText(to, id);
  return (
    <li>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        endIcon={<CloseOutlined />}
        aria-label={translate('console.kinds.takeOut', { item: text })}
        onClick={onTakeOut}
      >
        <span dir="auto">{text}</span>
      </Button>
    </li>
  );
}

/** The chosen records, and a dropdown of the others or, where their site searches, a search for them. */
function Records(props: InputProps<ReferencesOptions>) {
  const { label } = props;
  const { to } = props.field;
  const { frame, control } = useField(props);
  const searchSelect = useSearchSelect(to);
  const chosen: readonly unknown[] = Array.isArray(control.value) ? control.value : [];
  const isChosen = (id: unknown) => chosen.some((one) => String(one) === String(id));
  const onChoose = (id: string) => id !== '' && !isChosen(id) && control.onChange([...chosen, id]);
  const take = (id: unknown) => {
    control.onChange(chosen.filter((one) => one !== id));
    document.getElementById(frame.id)?.focus();
  };
  return (
    <FieldFrame {...frame}>
      {chosen.length > 0 && (
        <Chosen aria-label={label}>
          {chosen.map((id) => (
            <ChosenRecord key={String(id)} to={to} id={id} onTakeOut={() => take(id)} />
          ))}
        </Chosen>
      )}
      {searchSelect ? (
        <Slot
          load={searchSelect}
          props={{ to, value: chosen, isRepeated: true, onChoose, control }}
          fallback={<Skeleton field />}
        />
      ) : (
        <ChoiceSelect to={to} label={label} value="" isLeftOut={isChosen}>
          {(select) => <Control {...control} {...select} value="" onChange={({ target }) => onChoose(target.value)} />}
        </ChoiceSelect>
      )}
    </FieldFrame>
  );
}

/** A value that is no list is shown, and left as it is. */
export default function ReferencesInput(props: InputProps<ReferencesOptions>) {
  const isOther = useWatch({ name: props.source, compute: (value) => !isBlank(value) && !Array.isArray(value) });
  return isOther ? <StoredStructure {...props} /> : <Records {...props} />;
}
