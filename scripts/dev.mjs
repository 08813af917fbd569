import './lib/require-node.mjs';

void import('./lib/dev.mjs').then((program) => program.main());
