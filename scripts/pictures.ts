import { main } from './lib/pictures/pictures';

void main();
