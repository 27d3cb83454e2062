import { styled } from '@mui/material/styles';
import { valueAt } from '../declare/fieldValue';
import type { DetailProps } from '../declare/kind';
import { objectsIn, partsOf } from '../declare/parts';
import { token } from '../theme/token';
import { textOf } from './cellText';
import { Details } from './Details';
import { FieldDetail } from './FieldDetail';

const Objects = styled('div')({
  display: 'grid',
  gap: 16,
  paddingLeft: 16,
  borderLeft: `2px solid ${token('line')}`,
});

/** The fields inside of a value, each with its label: of an object, or of each in a list. */
export default function PartDetails({ value, field, context }: DetailProps) {
  const objects = objectsIn(field, value);
  if (objects.length === 0) return <span>{textOf(value)}</span>;
  return (
    <Objects>
      {objects.map(([prefix, object]) => (
        <Details
          key={prefix}
          entries={partsOf(field).map(([path, part]) => ({
            key: path,
            label: part.label,
            value: <FieldDetail source={path} field={part} value={valueAt(object, path)} context={context} />,
          }))}
        />
      ))}
    </Objects>
  );
}
