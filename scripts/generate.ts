import { main } from './lib/build/generate';

void main();
