import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { errorReason } from '../provider/errorReason';
import { EmptyState } from '../ui/EmptyState';

interface LoadErrorProps {
  readonly text: string;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of content that did not load: why, and a button to try again. */
export function LoadError({ text, error, isRetrying, onRetry }: LoadErrorProps) {
  const translate = useTranslate();
  const retry = (
    <Button variant="outlined" startIcon={<ReplayOutlined />} aria-busy={isRetrying} onClick={onRetry}>
      {translate('console.pages.tryAgain')}
    </Button>
  );
  return (
    <EmptyState icon={<CloudOffOutlined />} title={text} isError actions={retry}>
      <p>{errorReason(error, translate)}</p>
    </EmptyState>
  );
}
