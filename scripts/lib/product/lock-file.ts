import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive } from '../processes';
import { codeOf } from '../say';

interface Holder {
  pid: number;
  identity: string | null;
  port?: number;
}

/**
 * Start time of a process, which distinguishes it from a later process with the same id; null if the system does not
 * report it. Zombie processes count as ended.
 */
function identityOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null);
  } catch {
    return null;
  }
}

export function lockHolder(file: string): Holder | null {
  let held: Holder;
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
 * Locks the file for this process. Returns the function that releases the lock, or null if another living process holds
 * it.
 */
export function takeLock(file: string, note: { port?: number } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid), ...note });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (lockHolder(file)) return null;
      rmSync(file, { force: true });
    }
  }
  return null;
}
