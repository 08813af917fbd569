import './lib/require-node.mjs';

void import('./lib/migrate.mjs').then((program) => program.main());
