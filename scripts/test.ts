import { main } from './lib/tests/test';

void main();
