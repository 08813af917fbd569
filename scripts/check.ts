import { main } from './lib/checks/check';

void main();
