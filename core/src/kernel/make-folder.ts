import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, one by one: made at once, Node tries for ever where the system denies a folder
 * whose parent is there (/proc). Throws the system's error.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder);
    } catch (error) {
      // Another process of the product starts at the same moment.
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
}
