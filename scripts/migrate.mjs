import './lib/build/require-node.mjs';

void import('./lib/postgres/migrate.mjs').then((program) => program.main());
