import './lib/build/require-node.mjs';

void import('./lib/dev/dev.mjs').then((program) => program.main());
