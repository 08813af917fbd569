// Completes package-lock.json after `npm install`. If the registry in use lacks the binaries of other platforms, npm
// omits them from the lock file, and `npm ci` then fails everywhere. Their names, versions and platforms follow from
// the packages that require them. Run it after every change of dependencies.
import './lib/build/require-node.mjs';

void import('./lib/build/complete-lock.mjs').then((program) => program.main());
