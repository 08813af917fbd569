import './lib/require-node.mjs';

void import('./lib/new-migration.mjs').then((program) => program.main());
