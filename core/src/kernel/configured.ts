import { ConfigurationError } from '../env/parse-env';
import type { Readiness } from './database/readiness';

/** Exit code `EX_CONFIG`: the configuration is unusable, so a restart would not help. */
const BAD_CONFIGURATION = 78;

/**
 * Returns the result of `read`. If the configuration is invalid, prints one line per invalid variable and exits the
 * process.
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
 * Exits the process if REDIS_URL points to a Redis that can never accept jobs. An unreachable Redis is tolerated
 * because it may recover.
 */
export async function requireUsableQueue(readiness: Readiness): Promise<void> {
  const fault = await readiness.unusableQueue();
  if (fault) refuse(new ConfigurationError([`REDIS_URL: ${fault}`]));
}

function refuse({ message }: ConfigurationError): never {
  process.stderr.write(`${message}\n`);
  return process.exit(BAD_CONFIGURATION);
}
