import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBound } from './limits/bounded';

/** OWASP's argon2id profile, the library's default: 19 MiB, two passes, one lane. */
const PROFILE = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Maximum number of concurrent hashes. A hash occupies a CPU core and a libuv thread. Files, DNS and compression use
 * the same threads, so one core and half of the threads stay free.
 */
const CONCURRENCY = Math.max(1, Math.min(availableParallelism() - 1, 2));
const MAX_WAITING = 50;

const bounded = createBound({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING, retryAfter: 2 });

export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, PROFILE));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  bounded(() => verify(passwordHash, password));

let dummy: Promise<string> | undefined;

/** Takes as long as a real verification, so that response times do not reveal whether an account exists. */
export async function verifyNothing(password: string): Promise<false> {
  dummy ??= hashPassword('no account has this password').catch((error: unknown) => {
    // Do not cache the rejection: the queue may have room for the next caller.
    dummy = undefined;
    throw error;
  });
  await verifyPassword(await dummy, password);
  return false;
}
