import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { controlStyle } from '../../kinds/controlStyle';
import { token } from '../../theme/token';
import type { ViewProblem } from './useViews';
import { viewsText } from './viewsText';

/** How long the name of a view may be, in characters. */
const longest = 80;

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, flex: 1, minWidth: 0 });
const Field = styled('div')({
  flex: '1 1 160px',
  minWidth: 0,
  '& label': { display: 'block', marginBottom: 6, fontWeight: 560 },
});
const Input = styled('input')(controlStyle, { height: token('ctl') });
const Problem = styled('p')({
  flex: '1 0 100%',
  margin: 0,
  color: token('danger-ink'),
  fontSize: 13,
  overflowWrap: 'anywhere',
});

interface NameFormProps {
  readonly label: string;
  readonly initial?: string;
  readonly submit: string;
  /** Keeps the name, without blanks around it, and says why it could not. */
  readonly onSubmit: (name: string) => ViewProblem | undefined;
  readonly onCancel?: () => void;
  /** A button beside the problem that a name is taken. */
  readonly whenTaken?: (name: string, done: () => void) => ReactNode;
}

/** Asks for the name of a view. What was typed stays until it is kept. */
export function NameForm({ label, initial = '', submit, onSubmit, onCancel, whenTaken }: NameFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<ViewProblem>();
  const name = typed.trim();
  const done = () => {
    setTyped(initial);
    setProblem(undefined);
    // The button that was pressed may have been removed together with the problem.
    input.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = onSubmit(name);
    if (!found) return done();
    setProblem(found);
    input.current?.focus();
  };
  return (
    <Form onSubmit={send} noValidate>
      <Field>
        <label htmlFor={id}>{label}</label>
        <Input
          ref={input}
          id={id}
          dir="auto"
          autoComplete="off"
          maxLength={longest}
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant="outlined">
        {submit}
      </Button>
      {onCancel && <Button onClick={onCancel}>{viewsText('cancel')}</Button>}
      {/* A live region is announced only if it was there before its text. */}
      <Problem id={`${id}-problem`} role="alert" hidden={!problem}>
        {problem && viewsText(problem, { name })}
      </Problem>
      {problem === 'taken' && whenTaken?.(name, done)}
    </Form>
  );
}
