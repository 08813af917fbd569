import './lib/build/require-node.mjs';

void import('./lib/tests/bench.mjs').then((program) => program.main());
