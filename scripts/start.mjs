import './lib/require-node.mjs';

void import('./lib/start.mjs').then((program) => program.main());
