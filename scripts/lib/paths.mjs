import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the working directory is. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * An absolute path below the root.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** The directory of embedded data: DATA_DIR (relative to the working directory), or .data in the root. */
export function dataDirFrom(env = process.env) {
  return env.DATA_DIR ? resolve(env.DATA_DIR) : inRoot('.data');
}

/** Reads .env in the root into process.env; what is already set wins. */
export function loadEnvFile() {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
