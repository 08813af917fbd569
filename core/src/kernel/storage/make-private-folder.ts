import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const PRIVATE = 0o700;

/**
 * Creates a folder and its missing parents with mode 0700; restricts an existing folder owned by this user. Avoids
 * `mkdir({ recursive: true })`, because Node loops forever if the system denies a folder below an existing parent
 * (/proc). Throws the system's error.
 */
export function makePrivateFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) tolerating('EEXIST', () => mkdirSync(folder));
  tolerating('EPERM', () => chmodSync(path, PRIVATE));
}

/** EEXIST: another process creates the folder concurrently. EPERM: the volume belongs to another user. */
function tolerating(code: 'EEXIST' | 'EPERM', work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as { code?: string }).code !== code) throw error;
  }
}
