import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readE2eEnv } from '../env';

const runProgram = promisify(execFile);

/**
 * Runs an operator's command on the tested product and returns what it prints; null for a product started elsewhere,
 * whose data folder is unknown. Throws if the command ends with an error.
 */
export async function runOperator(...args: string[]): Promise<string | null> {
  const { dataDir } = readE2eEnv();
  if (!dataDir) return null;
  const { stdout } = await runProgram(process.execPath, ['scripts/run.mjs', 'cli', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}
