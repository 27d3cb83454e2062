import { faultCells } from '../full/faultCells';
import { kindNames, sample } from '../full/faultTable';

faultCells({ kinds: kindNames, faultsOf: (kind) => sample[kind] });
