import { anyAnswer } from './anyAnswer';

anyAnswer(60);
