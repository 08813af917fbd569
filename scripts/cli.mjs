import './lib/build/require-node.mjs';

void import('./lib/product/cli.mjs').then((program) => program.main());
