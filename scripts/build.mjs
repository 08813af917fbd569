import './lib/build/require-node.mjs';

void import('./lib/build/build.mjs').then((program) => program.main());
