import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isBlank } from '../../declare/isBlank';
import type { InputProps } from '../../declare/kind';
import { ChoiceSelect } from '../choices/ChoiceSelect';
import { choiceOf, useChoices } from '../choices/useChoices';
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

/** The chosen records, each with a button that takes it out, and a dropdown of the others. */
function Records(props: InputProps<ReferencesOptions>) {
  const { label } = props;
  const { to } = props.field;
  const translate = useTranslate();
  const { frame, control } = useField(props);
  const { data } = useChoices(to);
  const chosen: readonly unknown[] = Array.isArray(control.value) ? control.value : [];
  const isChosen = (id: unknown) => chosen.some((one) => String(one) === String(id));
  const take = (id: unknown) => {
    control.onChange(chosen.filter((one) => one !== id));
    document.getElementById(frame.id)?.focus();
  };
  return (
    <FieldFrame {...frame}>
      {chosen.length > 0 && (
        <Chosen aria-label={label}>
          {chosen.map((id) => {
            const text = choiceOf(data, id)?.text ?? String(id);
            return (
              <li key={String(id)}>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  endIcon={<CloseOutlined />}
                  aria-label={translate('console.kinds.takeOut', { item: text })}
                  onClick={() => take(id)}
                >
                  <span dir="auto">{text}</span>
                </Button>
              </li>
            );
          })}
        </Chosen>
      )}
      <ChoiceSelect to={to} label={label} value="" isLeftOut={isChosen}>
        {(select) => (
          <Control
            {...control}
            {...select}
            value=""
            onChange={({ target }) => target.value !== '' && control.onChange([...chosen, target.value])}
          />
        )}
      </ChoiceSelect>
    </FieldFrame>
  );
}

/** A value that is no list is shown, and left as it is. */
export default function ReferencesInput(props: InputProps<ReferencesOptions>) {
  const isOther = useWatch({ name: props.source, compute: (value) => !isBlank(value) && !Array.isArray(value) });
  return isOther ? <StoredStructure {...props} /> : <Records {...props} />;
}
