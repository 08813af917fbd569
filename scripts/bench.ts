import { main } from './lib/tests/bench';

void main();
