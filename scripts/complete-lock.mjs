// Completes package-lock.json after `npm install`; run it after every change of dependencies. If the registry lacks the
// binaries of other platforms, npm omits them from the lock file, and `npm ci` then fails everywhere. Names, versions
// and platforms follow from the packages that require the binaries.
import './lib/build/require-node.mjs';

void import('./lib/build/complete-lock.mjs').then((program) => program.main());
