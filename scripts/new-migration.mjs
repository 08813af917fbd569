import './lib/build/require-node.mjs';

void import('./lib/postgres/new-migration.mjs').then((program) => program.main());
