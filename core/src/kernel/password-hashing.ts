import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBound } from './limits/bounded';

/** OWASP's profile for argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const PROFILE = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * A hash keeps a core busy, and one of the few threads that files, DNS and compression share: one core is left to
 * everybody who is not signing in, and half of the threads.
 */
const CONCURRENCY = Math.max(1, Math.min(availableParallelism() - 1, 2));
/** About a second and a half of hashing. */
const MAX_WAITING = 50;

const bounded = createBound({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING, retryAfter: 2 });

/** argon2id of a password. Throws `rate_limited` when too many are waiting. */
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, PROFILE));

/** Whether a password is the one that was hashed. Throws `rate_limited` when too many are waiting. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  bounded(() => verify(passwordHash, password));

let dummy: Promise<string> | undefined;

/** Takes as long as a real comparison, so that an unknown account answers no faster than a known one. */
export async function verifyNothing(password: string): Promise<false> {
  dummy ??= hashPassword('no account has this password').catch((error: unknown) => {
    // One that found the queue full is not kept for everybody who comes after.
    dummy = undefined;
    throw error;
  });
  await verifyPassword(await dummy, password);
  return false;
}
