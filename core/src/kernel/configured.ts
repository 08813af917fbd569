import { ConfigurationError } from '../env/parse-env';
import type { Readiness } from './database/readiness';

/** What a program ends with whose configuration cannot be used: another start would not help (`EX_CONFIG`). */
const BAD_CONFIGURATION = 78;

/** A program's configuration as `read` gives it; ends the program with a line for each variable where it is wrong. */
export function configured<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return refuse(error);
  }
}

/** Ends the program where REDIS_URL leads to a Redis that takes no job; one that is away may come and be right. */
export async function requireUsableQueue(readiness: Readiness): Promise<void> {
  const fault = await readiness.unusableQueue();
  if (fault) refuse(new ConfigurationError([`REDIS_URL: ${fault}`]));
}

function refuse({ message }: ConfigurationError): never {
  process.stderr.write(`${message}\n`);
  return process.exit(BAD_CONFIGURATION);
}
