import { Link } from 'react-router-dom';
import { carriedBy, copyPath, showPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import { rowButton } from '../ui/rowButton';
import { showText } from './showText';

/** The link to the page of a row's record, and that to a form with its values, as far as they are allowed. */
export default function RowLinks(props: { readonly resource: CompleteResource; readonly row: Row }) {
  const { resource, row } = props;
  const { name, show, duplicate, may } = resource;
  const id = row.id as Id;
  return (
    <>
      {show && may?.('show', row) !== false && (
        <Link className={rowButton()} to={showPath(name, id) + carriedBy(row, resource)}>
          {showText('show')}
        </Link>
      )}
      {duplicate && may?.('create', row) !== false && (
        <Link className={rowButton('copy')} to={copyPath({ ...row, id }, resource)}>
          {showText('duplicate')}
        </Link>
      )}
    </>
  );
}
