import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { ComponentModule } from '../declare/slots';
import { Lazy } from './Lazy';
import { partOf, retryFailedParts } from './lazyPart';

interface SlotProps<P> {
  readonly load: ComponentModule<P>;
  readonly props: P;
  /** What an error message calls it; the file of the component when left out. */
  readonly name?: string;
  /** Shown until the component is loaded. */
  readonly fallback?: ReactNode;
}

/**
 * The file that a function such as `() => import('./components/Stars')` imports: `components/Stars`. A build leaves its name
 * without the folder, followed by a hash.
 */
export function moduleName(load: () => Promise<unknown>): string {
  const path = /import\(\s*(?:\/\*.*?\*\/\s*)?["'`]([^"'`]+)/.exec(String(load))?.[1] ?? '';
  const file = path.replace(/^.*?\/resources\//, '').replace(/^(?:\.{0,2}\/)+(?:assets\/)?/, '');
  return file.replace(/(?:-[\w-]{8})?\.[jt]sx?(?:\?.*)?$/, '') || 'component';
}

/** A custom component of a declaration. An error in it is shown in its place, with the name of its file. */
export function Slot<P extends object>({ load, props, name, fallback }: SlotProps<P>) {
  const translate = useTranslate();
  const nameInMessages = () => name ?? moduleName(load);
  const renderError = ({ resetErrorBoundary }: FallbackProps) => (
    <span role="alert">
      {translate('console.pages.slotFailed', { file: nameInMessages() })}{' '}
      <Button size="small" onClick={resetErrorBoundary}>
        {translate('console.pages.tryAgain')}
      </Button>
    </span>
  );
  return (
    <ErrorBoundary
      fallbackRender={renderError}
      onReset={retryFailedParts}
      onError={(error) => console.error(`${nameInMessages()} could not be shown`, error)}
    >
      <Lazy part={partOf(load)} props={props} fallback={fallback} />
    </ErrorBoundary>
  );
}

/** The custom components that a declaration lists, side by side. */
export function Slots({ loads }: { readonly loads: readonly ComponentModule[] }) {
  return loads.map((load) => <Slot key={String(load)} load={load} props={{}} />);
}
