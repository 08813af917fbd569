import { main } from './lib/dev/dev';

void main();
