import './lib/require-node.mjs';

void import('./lib/check.mjs').then((program) => program.main());
