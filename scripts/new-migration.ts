import { main } from './lib/postgres/new-migration';

void main();
