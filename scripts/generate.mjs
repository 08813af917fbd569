import './lib/build/require-node.mjs';

void import('./lib/build/generate.mjs').then((program) => program.main());
