import { main } from './lib/postgres/migrate';

void main();
