import './lib/require-node.mjs';

void import('./lib/build.mjs').then((program) => program.main());
