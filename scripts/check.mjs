import './lib/build/require-node.mjs';

void import('./lib/checks/check.mjs').then((program) => program.main());
