import './lib/require-node.mjs';

void import('./lib/cli.mjs').then((program) => program.main());
