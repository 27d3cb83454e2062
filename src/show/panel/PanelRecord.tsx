import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { carriedBy, showPath } from '../../console/paths';
import type { CompleteResource } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { inSentence } from '../../declare/inSentence';
import type { CellContext } from '../../declare/kind';
import type { Row } from '../../declare/resource';
import { panelText } from '../../list/panel/panelText';
import { SecretsSwitch, type SecretsSwitchProps } from '../../list/SecretsSwitch';
import { ResourceIcon } from '../../page/ResourceIcon';
import { EmptyState } from '../../ui/EmptyState';
import { Note } from '../../ui/Note';
import { RecordDetails } from '../RecordDetails';
import { EditLink } from '../ShowActions';
import { showText } from '../showText';
import { CopyValue } from './CopyValue';
import { copiedText, panelFields } from './panelFields';

export interface PanelRecordProps extends SecretsSwitchProps {
  readonly resource: CompleteResource;
  readonly row: Row;
  /** What is to be known of it beside its fields. */
  readonly warning?: string | undefined;
}

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 16 });

/** Files are read elsewhere, so their addresses are complete. */
const complete =
  (uploadUrl: CellContext['uploadUrl']): CellContext['uploadUrl'] =>
  (folder, file) =>
    new URL(uploadUrl(folder, file), document.baseURI).href;

/** A record in the panel: where it can be edited or seen on a page of its own, and its fields, each with a button to copy it. */
export function PanelRecord({ resource, row, warning, revealed, onReveal }: PanelRecordProps) {
  const { name, show, icon, item, fields, may } = resource;
  // Where nobody may see the page of a record, there is none: its fields are not here, either.
  if (may?.('show', row) === false) {
    const title = showText('notAllowed', { noun: inSentence(item) });
    return <EmptyState icon={<ResourceIcon name={icon} />} title={title} />;
  }
  const shown = panelFields(resource);
  const hasSecrets = shown.some((column) => typeof column === 'string' && fields[column]?.kind.masked);
  return (
    <>
      {warning && <Note tone="warning">{warning}</Note>}
      <Tools>
        <EditLink resource={resource} row={row} />
        {show && (
          <Button variant="outlined" component={Link} to={showPath(name, row.id as Id) + carriedBy(row, resource)}>
            {panelText('show')}
          </Button>
        )}
        {hasSecrets && <SecretsSwitch revealed={revealed} onReveal={onReveal} />}
      </Tools>
      <RecordDetails
        {...{ resource, row, revealed, shown }}
        decorate={(value, column, label, context) => (
          <CopyValue
            label={label}
            text={copiedText(resource, column, row, { ...context, uploadUrl: complete(context.uploadUrl) })}
          >
            {value}
          </CopyValue>
        )}
      />
    </>
  );
}
