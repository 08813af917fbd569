import './lib/require-node.mjs';

void import('./lib/architecture-document.mjs').then((program) => program.main());
