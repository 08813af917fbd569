import './lib/build/require-node.mjs';

void import('./lib/product/start.mjs').then((program) => program.main());
