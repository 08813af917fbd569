import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Installs the packages of a fresh clone. Plain JavaScript without imports of other files, because no package is
// installed yet.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
/** npm's own record of its last completed install. */
const RECORD = join(MODULES, '.package-lock.json');
const STAMP = join(MODULES, '.homologa-installed');
const TIMEOUT_MS = 1_200_000;
const TOP_LEVEL = /^node_modules\/(@[^/]+\/)?[^/]+$/;

/** @typedef {Record<string, {version?: string, optional?: boolean}>} Packages */

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Progress goes to standard error: standard output contains only a script's result. */
const say = (/** @type {string} */ text) =>
  console.error(`${(performance.now() / 1_000).toFixed(1).padStart(6)}s  ${text}`);

/** Hash of all inputs of an installation: the lock file and what native packages depend on. */
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

export async function installIfNeeded() {
  const mark = wanted();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === mark) return;
  if (existsSync(STAMP) || !matchesLock()) {
    rmSync(STAMP, { force: true });
    await install();
  }
  writeFileSync(STAMP, mark);
}

async function install() {
  const locked = Object.entries(packagesIn(LOCK));
  const total = locked.filter(([path, { optional }]) => TOP_LEVEL.test(path) && !optional).length;
  say(`installing ${total} packages, which takes about a minute`);
  const endProgress = showProgress(total);
  const { code, output } = await runNpm().finally(endProgress);
  if (code !== 0) throw new Error(installFailure(output));
  say('packages installed');
}

/** @returns {Promise<{code: number | null, output: string}>} */
function runNpm() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npmScript = process.env.npm_execpath;
  const [command, ...before] = npmScript?.endsWith('.js')
    ? [process.execPath, npmScript]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return new Promise((done, fail) => {
    const child = spawn(command, [...before, ...args], { cwd: ROOT, stdio: 'pipe', timeout: TIMEOUT_MS });
    const interrupt = () => {
      child.kill();
      process.exit(130);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', fail).once('close', (code, signal) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      done({ code, output: signal ? `ETIMEDOUT ${output}` : output });
    });
  });
}

/** @param {string} output */
function installFailure(output) {
  if (/ENOSPC|no space left/i.test(output)) {
    return 'The disk is full: free about 2 GB and run the same command again.';
  }
  if (/EACCES|EPERM/.test(output)) {
    return `npm may not write to ${MODULES}: run as the owner of this folder, or remove node_modules first.`;
  }
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/.test(output)) {
    return 'The npm registry cannot be reached: check the network (or the proxy in ~/.npmrc) and run the same command again.';
  }
  if (/EUSAGE/.test(output)) {
    return 'package-lock.json does not go with package.json: run npm install, then node scripts/complete-lock.mjs.';
  }
  const said = output.split('\n').filter((line) => line.startsWith('npm error'));
  return `npm could not install the packages:\n${(said.length > 0 ? said : [output.trim()]).slice(0, 12).join('\n')}`;
}

/**
 * npm prints no progress bar into a pipe, so the installed folders are counted instead.
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

function countPackages() {
  try {
    const names = readdirSync(MODULES).filter((name) => !name.startsWith('.'));
    return names.reduce((sum, name) => sum + (name.startsWith('@') ? readdirSync(join(MODULES, name)).length : 1), 0);
  } catch {
    return 0; // npm is renaming folders right now
  }
}
