import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.mjs';
import { run, runNode } from '../processes.mjs';
import { Halt, say } from '../say.mjs';

const MODULES = inRoot('node_modules');
const STAMP = inRoot('node_modules', '.homologa-installed');
const NEEDED_BYTES = 2_000_000_000;

/**
 * Hash of all inputs of an installation: the lock file, platform, architecture and Node's ABI, which native packages
 * depend on.
 */
function wanted() {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')));
  return hash.update([process.platform, process.arch, process.versions.modules].join()).digest('hex');
}

/** Compares node_modules with the lock file by npm's own record of its last completed install. */
function matchesLock() {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      (installed[path]?.version === entry.version && existsSync(inRoot(path))),
  );
}

/**
 * Installs the packages of the lock file if they are missing, outdated, incomplete or for another machine. Returns
 * whether it did.
 */
export async function installIfNeeded() {
  const mark = wanted();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === mark) return false;
  if (!existsSync(STAMP) && matchesLock()) {
    writeFileSync(STAMP, mark);
    return false;
  }
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES) {
    const free = Math.floor((bavail * bsize) / 1_000_000);
    throw new Halt(`The disk of ${ROOT} has ${free} MB free and the packages need 2000 MB: free some space.`);
  }
  if (existsSync(MODULES) && !existsSync(inRoot('node_modules', '.package-lock.json'))) {
    say('an earlier installation was cut off: starting it again');
  }
  rmSync(STAMP, { force: true });
  await install();
  writeFileSync(STAMP, mark);
  return true;
}

async function install() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const total = Object.entries(packages).filter(([path, { optional }]) => TOP_LEVEL.test(path) && !optional).length;
  say(`installing ${total} packages, which takes about a minute`);
  const endProgress = showProgress(total);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npmScript = process.env.npm_execpath;
  const options = { cwd: ROOT, timeoutMs: 1_200_000 };
  const installing = npmScript?.endsWith('.js')
    ? runNode([npmScript, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
  const result = await installing.finally(endProgress);
  if (result.code !== 0) throw new Halt(installFailure(result));
  say('packages installed');
}

/** @param {import('../processes.mjs').RunResult} result */
function installFailure({ output, timedOut }) {
  if (/ENOSPC|no space left/i.test(output)) {
    return 'The disk is full: free about 2 GB and run the same command again.';
  }
  if (/EACCES|EPERM/.test(output)) {
    return `npm may not write to ${MODULES}: run as the owner of this folder, or remove node_modules first.`;
  }
  if (timedOut || /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/.test(output)) {
    return 'The npm registry cannot be reached: check the network (or the proxy in ~/.npmrc) and run the same command again.';
  }
  if (/EUSAGE/.test(output)) {
    return 'package-lock.json does not go with package.json: run npm install, then node scripts/complete-lock.mjs.';
  }
  const said = output.split('\n').filter((line) => line.startsWith('npm error'));
  return `npm could not install the packages:\n${(said.length > 0 ? said : [output.trim()]).slice(0, 12).join('\n')}`;
}

const TOP_LEVEL = /^node_modules\/(@[^/]+\/)?[^/]+$/;

/**
 * npm prints no progress bar into a pipe, so the installed folders are counted instead.
 * @param {number} total
 */
function showProgress(total) {
  const isTerminal = process.stdout.isTTY;
  let last = 0;
  const timer = setInterval(
    () => {
      const count = Math.min(countPackages(), total);
      if (isTerminal) process.stdout.write(`\r         ${count} of ${total} packages `);
      else say(count > last ? `${count} of ${total} packages` : 'unpacking');
      last = count;
    },
    isTerminal ? 500 : 10_000,
  );
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\x1b[K');
  };
}

function countPackages() {
  try {
    const names = readdirSync(MODULES).filter((name) => !name.startsWith('.'));
    return names.reduce((sum, name) => sum + (name.startsWith('@') ? readdirSync(`${MODULES}/${name}`).length : 1), 0);
  } catch {
    return 0; // npm is renaming folders right now
  }
}
