import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const PRIVATE = 0o700;

/**
 * Makes a folder for this system user alone, and those above it; one that was open to others is closed to them, where
 * it is ours. One by one: made at once, Node tries for ever where the system denies a folder whose parent is there
 * (/proc). Throws the system's error.
 */
export function makePrivateFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) tolerating('EEXIST', () => mkdirSync(folder));
  tolerating('EPERM', () => chmodSync(path, PRIVATE));
}

/** Another process of the product starts at the same moment (EEXIST), or a volume belongs to somebody else (EPERM). */
function tolerating(code: 'EEXIST' | 'EPERM', work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as { code?: string }).code !== code) throw error;
  }
}
