import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const PRIVATE = 0o700;

/**
 * Makes a folder for this system user alone, and those above it; one that was open to others is closed to them. One by
 * one: made at once, Node tries for ever where the system denies a folder whose parent is there (/proc). Throws the
 * system's error.
 */
export function makePrivateFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: PRIVATE });
    } catch (error) {
      // Another process of the product starts at the same moment.
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
  chmodSync(path, PRIVATE);
}
