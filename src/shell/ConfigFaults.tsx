interface ConfigFaultsProps {
  readonly faults: readonly string[];
}

/** Stands in place of the console when its run-time settings cannot be read. */
export function ConfigFaults({ faults }: ConfigFaultsProps) {
  return (
    <div className="login">
      <main>
        <h1>The settings cannot be read</h1>
        <div className="note bad" role="alert">
          <i className="i i-alert" aria-hidden="true" />
          <div className="t">
            config.json beside this page is missing or not in order:
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        </div>
        <p className="hint">Mend the file and load the page again.</p>
      </main>
    </div>
  );
}
