// Runs a script of this folder, for example `node scripts/run.mjs check`. Plain JavaScript, because the first start
// runs it before the packages are installed.
import './lib/build/require-node.mjs';

void import('./lib/build/run-script.mjs').then((launcher) => launcher.runScript());
