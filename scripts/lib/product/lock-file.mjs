import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Plain JavaScript without imports of packages: the first start takes a lock before the packages are installed.

/** @typedef {{pid: number, identity: string | null, port?: number}} Holder */

/**
 * True while a process with this id exists, including processes of other users.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (/** @type {unknown} */ error) => /** @type {{code?: string}} */ (error).code;

/**
 * Start time of a process, which distinguishes it from a later process with the same id; null if the system does not
 * tell. Zombie processes count as ended.
 * @param {number} pid
 * @returns {string | null}
 */
function identityOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @returns {Holder | null}
 */
export function lockHolder(file) {
  /** @type {Holder} */
  let held;
  try {
    held = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  if (!Number.isInteger(held.pid) || !isAlive(held.pid)) return null;
  const identity = identityOf(held.pid);
  return held.identity && identity && held.identity !== identity ? null : held;
}

/**
 * Takes the lock for this process and returns the function that releases it, or null if another living process has it.
 * @param {string} file
 * @param {{port?: number}} [note]
 */
export function takeLock(file, note = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid), ...note });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      createWhole(file, mine);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (lockHolder(file)) return null;
      rmSync(file, { force: true });
    }
  }
  return null;
}

/**
 * Creates a file unless it exists. The file appears with its whole content: another start would take a half-written
 * lock for an abandoned one.
 * @param {string} file
 * @param {string} content
 */
function createWhole(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    writeFileSync(file, content, { flag: 'wx' }); // a file system without hard links
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns the path of the lock that `npm start` and `npm run dev` hold on DATA_DIR. */
export const startLock = (/** @type {string} */ dataDir) => join(dataDir, 'start.lock');

/**
 * Describes the process that runs the product with the data of a folder; null if there is none.
 * @param {string} dataDir
 */
export function runningProduct(dataDir) {
  const holder = lockHolder(startLock(dataDir));
  if (!holder) return null;
  return `Homologa already runs with the data of ${dataDir} (process ${holder.pid}, port ${holder.port})`;
}
