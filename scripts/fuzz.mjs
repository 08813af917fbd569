import './lib/require-node.mjs';

void import('./lib/attacks.mjs').then((program) => program.fuzz());
