import { main } from './lib/tests/watch';

void main();
