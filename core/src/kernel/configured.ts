import { ConfigurationError } from '../env/parse-env';
import type { Readiness } from './database/readiness';

/** Exit code `EX_CONFIG`: the configuration is unusable, so a restart would not help. */
const BAD_CONFIGURATION = 78;

/**
 * Returns the configuration that `read` returns. If it is invalid, writes a line for each faulty variable and ends the
 * program.
 */
export function configured<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return refuse(error);
  }
}

/**
 * Ends the program if REDIS_URL points to a Redis that can never accept jobs; an unreachable Redis may still recover.
 */
export async function requireUsableQueue(readiness: Readiness): Promise<void> {
  const fault = await readiness.unusableQueue();
  if (fault) refuse(new ConfigurationError([`REDIS_URL: ${fault}`]));
}

function refuse({ message }: ConfigurationError): never {
  process.stderr.write(`${message}\n`);
  return process.exit(BAD_CONFIGURATION);
}
