import { withOneHost } from '@homologa/prisma/hosts';
import type { z } from 'zod';
import { databaseFault, poolerFault, replicaFault } from '../addresses';
import { type Fault, isShort, judged, optional, optionalAddress, whole } from './kinds';

export const databaseVariables = {
  DATABASE_URL: judged(databaseFault).min(1).describe('PostgreSQL, as the owner of the tables'),
  DATABASE_PASSWORD: optional.describe("the owner's password as it is, where DATABASE_URL has none"),
  DATABASE_ROLE_SECRET: optional.describe(
    "what the passwords of the two logins follow from in place of the owner's; at least 32 characters",
  ),
  DATABASE_APP_URL: optionalAddress(databaseFault).describe(
    'login of the tenant role, when not derived from DATABASE_URL',
  ),
  DATABASE_SYSTEM_URL: optionalAddress(databaseFault).describe(
    'login of the system role, when not derived from DATABASE_URL',
  ),
  DATABASE_POOLER: optionalAddress(poolerFault).describe(
    'host:port of a PgBouncer in transaction mode; migrations, backups and the queue connect to DATABASE_URL itself',
  ),
  DATABASE_READ_URL: optionalAddress(replicaFault).describe(
    'postgresql://host:port of a streaming replica: what may be seconds old is read there (exports, dashboard)',
  ),
  DATABASE_POOL_SIZE: whole(10, 1).describe(
    'connections of each of the two pools of a process, one per role; two more are shared',
  ),
};

type DatabaseVariables = z.infer<z.ZodObject<typeof databaseVariables>>;

/**
 * Requires a password or secret: otherwise the passwords derived for the logins could be computed from the database's
 * name.
 */
export function loginFaults(env: DatabaseVariables): Fault[] {
  const isAddress = databaseFault(env.DATABASE_URL ?? '') === null;
  const owner = isAddress ? new URL(withOneHost(env.DATABASE_URL)) : null;
  const isByHand = env.DATABASE_APP_URL !== undefined && env.DATABASE_SYSTEM_URL !== undefined;
  const hasSeed = [owner?.password, env.DATABASE_PASSWORD, env.DATABASE_ROLE_SECRET].some(Boolean);
  return [
    [
      'DATABASE_URL',
      owner !== null && !hasSeed && !isByHand,
      'has no password, which those of the two logins follow from: set DATABASE_ROLE_SECRET (32 random characters), or DATABASE_APP_URL and DATABASE_SYSTEM_URL',
    ],
    ['DATABASE_ROLE_SECRET', isShort(env.DATABASE_ROLE_SECRET), 'needs 32 characters'],
  ];
}
