import type { Report } from './check';
import { isBlank } from './isBlank';
import { isCustomPage, type Sidebar } from './sidebar';

type Entry = Sidebar[number][number];

const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function checkName(entry: Entry, resources: ReadonlySet<string>, report: Report): void {
  const { name, label } = entry;
  const at = `${name}.name`;
  if (!namePattern.test(name)) report(at, 'name-form', 'a name is part of the address: lower-case words with hyphens');
  if (name === 'dashboard') report(at, 'name-taken', 'this address belongs to the dashboard');
  const resource = name.replace(/^(add|edit|show)-/, '');
  if (resource !== name && resources.has(resource))
    report(at, 'name-taken', `this address belongs to a screen of '${resource}'`);
  if (isBlank(label)) report(`${name}.label`, 'text-blank', 'the label is blank');
  if (!isCustomPage(entry) && isBlank(entry.item)) report(`${name}.item`, 'text-blank', 'the item is blank');
}

/** Reports names that cannot be addresses, and addresses that two screens would have. */
export function checkNames(entries: readonly Entry[], report: Report): void {
  const resources = new Set(entries.filter((entry) => !isCustomPage(entry)).map(({ name }) => name));
  for (const name of new Set(entries.map((entry) => entry.name))) {
    const same = entries.filter((entry) => entry.name === name);
    if (same.length > 1)
      report(
        `${name}.name`,
        'name-twice',
        `${same.length} ${same.some(isCustomPage) ? 'screens' : 'resources'} have this name`,
      );
  }
  for (const entry of entries) checkName(entry, resources, report);
}
