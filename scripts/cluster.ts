import { main } from './lib/cluster/main';

void main();
