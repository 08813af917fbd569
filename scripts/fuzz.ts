import { fuzz } from './lib/tests/attacks';

void fuzz();
