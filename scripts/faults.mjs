import './lib/build/require-node.mjs';

void import('./lib/tests/attacks.mjs').then((program) => program.faults());
