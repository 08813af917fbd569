import { main } from './lib/tests/changed';

void main();
