import './lib/build/require-node.mjs';

void import('./lib/tests/test.mjs').then((program) => program.main());
