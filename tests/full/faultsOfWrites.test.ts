import { faultCells } from './faultCells';
import { faultNames } from './faultTable';

faultCells({
  name: 'faults of writes',
  kinds: ['add', 'addFile', 'check', 'edit', 'editFile', 'remove'],
  faultsOf: () => faultNames,
});
