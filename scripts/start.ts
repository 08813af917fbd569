import { main } from './lib/product/start';

void main();
