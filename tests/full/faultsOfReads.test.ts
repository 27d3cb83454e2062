import { faultCells } from './faultCells';
import { faultNames } from './faultTable';

faultCells({
  name: 'faults of reads and of the login',
  kinds: ['list', 'renewal', 'page', 'single', 'loans', 'login'],
  faultsOf: () => faultNames,
});
