import './lib/require-node.mjs';

void import('./lib/test.mjs').then((program) => program.main());
