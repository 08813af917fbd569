import { main } from './lib/build/build';

void main();
