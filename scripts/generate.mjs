import './lib/require-node.mjs';

void import('./lib/generate.mjs').then((program) => program.main());
