import { StartFault } from './StartFault';

interface ConfigFaultsProps {
  /** Line by line; nothing when there was no answer at all. */
  readonly faults: readonly string[] | 'unreachable';
}

/** Stands in place of the console when its run-time settings cannot be read. */
export function ConfigFaults({ faults }: ConfigFaultsProps) {
  if (faults === 'unreachable') {
    return (
      <StartFault heading="The console cannot be reached" hint="Look at the connection.">
        There was no answer for config.json beside this page.
      </StartFault>
    );
  }
  return (
    <StartFault heading="The settings cannot be read" hint="Mend the file and load the page again.">
      config.json beside this page is missing or not in order:
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </StartFault>
  );
}
