import { main } from './lib/image/image';

void main();
