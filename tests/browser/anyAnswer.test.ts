import { anyAnswer } from '../full/anyAnswer';

anyAnswer(8);
