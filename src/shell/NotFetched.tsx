/** Stands in place of the console when its program could not be fetched. */
export function NotFetched({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="login">
      <main>
        <div className="note bad" role="alert">
          <i className="i i-alert" aria-hidden="true" />
          <div className="t">The console could not be fetched from its server. You are signed in still.</div>
        </div>
        <p className="hint">
          <button type="button" className="b p" onClick={onRetry}>
            Try again
          </button>
        </p>
      </main>
    </div>
  );
}
