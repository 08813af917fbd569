// Completes package-lock.json after `npm install`: where the registry in use does not carry the binaries of other
// platforms, npm leaves them out of the lock and `npm ci` then refuses it everywhere. Their names, versions and
// platforms follow from the packages that ask for them, so they are written in. Run it after changing dependencies.
import './lib/build/require-node.mjs';

void import('./lib/build/complete-lock.mjs').then((program) => program.main());
