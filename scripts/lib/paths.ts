import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root folder of the repository, which is the nearest parent folder with a lock file. A path relative to this file
 * would be wrong, because scripts run from bundles in another folder of the repository.
 */
export const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : rootAbove(dirname(folder));
}

export const inRoot = (...parts: string[]) => join(ROOT, ...parts);

/** Returns the folder of the embedded data: DATA_DIR (relative to the working directory), or .data in the root. */
export function dataDirFrom(env = process.env) {
  return env.DATA_DIR ? resolve(env.DATA_DIR) : inRoot('.data');
}

/** Loads .env of the root into process.env; existing variables take precedence. */
export function loadEnvFile() {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
