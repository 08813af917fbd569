import './lib/build/require-node.mjs';

void import('./lib/tests/changed.mjs').then((program) => program.main());
