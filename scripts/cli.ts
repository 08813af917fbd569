import { main } from './lib/product/cli';

void main();
