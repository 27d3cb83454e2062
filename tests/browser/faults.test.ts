import { faultCells } from '../full/faultCells';
import { kindNames, sample } from '../full/faultTable';

faultCells({ name: 'faults, a sample', kinds: kindNames, faultsOf: (kind) => sample[kind] });
