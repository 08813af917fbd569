import { faults } from './lib/tests/attacks';

void faults();
