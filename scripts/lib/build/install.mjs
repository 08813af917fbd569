import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lockHolder, takeLock } from '../product/lock-file.mjs';

// Installs the packages of a fresh clone. It is plain JavaScript without package imports, because no packages are
// installed yet.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
/** File in which npm records its last complete install. */
const RECORD = join(MODULES, '.package-lock.json');
const STAMP = join(MODULES, '.homologa-installed');
/**
 * Lock file that exists during an install. It is not in the root's node_modules, which `npm ci` empties, but in another
 * node_modules, which git and Docker ignore too.
 */
const INSTALL_LOCK = join(ROOT, 'scripts', 'node_modules', '.homologa-install.lock');
const TIMEOUT_MS = 1_200_000;
const LOCK_CHECK_MS = 200;
const TOP_LEVEL = /^node_modules\/(@[^/]+\/)?[^/]+$/;

/** @typedef {Record<string, {version?: string, optional?: boolean}>} Packages */

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Prints progress to standard error, because standard output is reserved for a script's result. */
const say = (/** @type {string} */ text) =>
  console.error(`${(performance.now() / 1_000).toFixed(1).padStart(6)}s  ${text}`);

/**
 * Returns a hash of all inputs of an installation: the lock file, and the platform and Node version, on which native
 * packages depend.
 */
function wanted() {
  const machine = [process.platform, process.arch, process.versions.modules].join();
  return createHash('sha256').update(readFileSync(LOCK)).update(machine).digest('hex');
}

function matchesLock() {
  if (!existsSync(RECORD)) return false;
  const installed = packagesIn(RECORD);
  return Object.entries(packagesIn(LOCK)).every(
    ([path, { optional, version }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      (installed[path]?.version === version && existsSync(join(ROOT, path))),
  );
}

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted();

/**
 * Installs the packages of the lock file if they are missing, outdated, incomplete or for another machine.
 * @param {() => string | null} [objection] says why `npm ci` must not run now, for example because of a running product
 */
export async function installIfNeeded(objection = () => null) {
  if (isInstalled()) return;
  const release = await installLock();
  try {
    if (isInstalled()) return;
    if (existsSync(STAMP) || !matchesLock()) {
      const reason = objection();
      if (reason) throw new Error(reason);
      rmSync(STAMP, { force: true });
      await install();
    }
    writeFileSync(STAMP, wanted());
  } catch (error) {
    throw isForbidden(error) ? new Error(notWritable('This program', MODULES)) : error;
  } finally {
    release();
  }
}

/**
 * Acquires the install lock, waiting for the install of another process: two `npm ci` in one folder would remove each
 * other's files.
 */
async function installLock() {
  let isWaiting = false;
  for (;;) {
    const unlock = tryLock();
    if (unlock) {
      process.once('exit', unlock);
      return () => {
        process.off('exit', unlock);
        unlock();
      };
    }
    if (!isWaiting) say(`waiting for process ${lockHolder(INSTALL_LOCK)?.pid ?? '?'}, which installs the packages`);
    isWaiting = true;
    await delay(LOCK_CHECK_MS);
  }
}

function tryLock() {
  try {
    return takeLock(INSTALL_LOCK);
  } catch (error) {
    throw isForbidden(error) ? new Error(notWritable('This program', ROOT)) : error;
  }
}

/** @param {unknown} error */
export const isForbidden = (error) =>
  error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code));

/**
 * @param {string} who
 * @param {string} [folder]
 */
export const notWritable = (who, folder = MODULES) =>
  `${who} may not write to ${folder}: run as the owner of this folder${folder === MODULES ? ', or remove node_modules first' : ''}.`;

async function install() {
  const locked = Object.entries(packagesIn(LOCK));
  const total = locked.filter(([path, { optional }]) => TOP_LEVEL.test(path) && !optional).length;
  say(`installing ${total} packages, which takes about a minute`);
  const endProgress = showProgress(total);
  const end = await runNpm().finally(endProgress);
  if (end.interrupted) process.exit(130);
  if (end.code !== 0) throw new Error(installFailure(end));
  say('packages installed');
}

/** @typedef {{code: number | null, signal: string | null, timedOut: boolean, interrupted: boolean, output: string}} NpmEnd */

/** @returns {Promise<NpmEnd>} */
function runNpm() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npmScript = process.env.npm_execpath;
  const [command, ...before] = npmScript?.endsWith('.js')
    ? [process.execPath, npmScript]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return new Promise((done, fail) => {
    const child = spawn(command, [...before, ...args], { cwd: ROOT, stdio: 'pipe' });
    let timedOut = false;
    let interrupted = false;
    let output = '';
    const timer = setTimeout(() => (timedOut = child.kill()), TIMEOUT_MS);
    // Wait for npm to end before exiting: otherwise it would run beside the next install. A second signal kills an npm
    // that hangs.
    const interrupt = () => {
      child.kill(interrupted ? 'SIGKILL' : 'SIGTERM');
      interrupted = true;
    };
    const settle = () => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => {
      settle();
      fail(error);
    });
    child.once('close', (code, signal) => {
      settle();
      done({ code, signal, timedOut, interrupted, output });
    });
  });
}

/** @param {NpmEnd} end */
function installFailure({ signal, timedOut, output }) {
  if (/ENOSPC|no space left/i.test(output)) {
    return 'The disk is full: free about 2 GB and run the same command again.';
  }
  if (/EACCES|EPERM/.test(output)) {
    return notWritable('npm');
  }
  if (signal && !timedOut) {
    return `npm was ended by ${signal} while it installed the packages (short memory?): run the same command again.`;
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

/**
 * npm prints no progress bar into a pipe, so the unpacked packages are counted instead.
 * @param {number} total
 */
function showProgress(total) {
  const isTerminal = process.stderr.isTTY;
  const show = () => {
    const text = `${Math.min(countPackages(), total)} of ${total} packages`;
    if (isTerminal) process.stderr.write(`\r         ${text} `);
    else say(text);
  };
  const timer = setInterval(show, isTerminal ? 500 : 10_000);
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stderr.write('\r\x1b[K');
  };
}

/**
 * Counts packages by their package.json: npm makes all folders first and fills them afterwards.
 * @param {string} [modules]
 */
export function countPackages(modules = MODULES) {
  try {
    const folders = readdirSync(modules).filter((name) => !name.startsWith('.'));
    const packages = folders.flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((below) => join(name, below)) : [name],
    );
    return packages.filter((name) => existsSync(join(modules, name, 'package.json'))).length;
  } catch {
    return 0; // npm is renaming folders right now
  }
}
