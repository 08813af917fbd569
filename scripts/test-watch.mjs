import './lib/build/require-node.mjs';

void import('./lib/tests/watch.mjs').then((program) => program.main());
