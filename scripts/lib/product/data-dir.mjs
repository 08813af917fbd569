import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, Halt } from '../say.mjs';

/**
 * Creates DATA_DIR and its parents one level at a time: Node's recursive mkdir loops forever if the system denies a
 * folder whose parent exists (/proc).
 * @param {string} dataDir
 * @throws {Halt}
 */
export function makeDataDir(dataDir) {
  /** @type {string[]} */
  const missing = [];
  for (let path = dataDir; !existsSync(path); path = dirname(path)) missing.unshift(path);
  try {
    for (const path of missing) mkdirSync(path);
  } catch (error) {
    throw new Halt(`DATA_DIR ${dataDir} cannot be made (${codeOf(error)}): choose a folder that you may write.`);
  }
  if (!statSync(dataDir).isDirectory()) throw new Halt(`DATA_DIR ${dataDir} is a file: give a folder.`);
}
