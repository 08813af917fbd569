import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database';

export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

export class RateLimits {
  readonly #db: Database;
  readonly #limiters = new Map<string, RateLimiterPrisma>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Consumes one point and returns the number of points left. Throws `rate_limited` with `retry_after` (seconds) if no
   * point is left.
   */
  async consume(limit: RateLimit, key: string): Promise<number> {
    try {
      return (await this.#limiter(limit).consume(key)).remainingPoints;
    } catch (error) {
      throw refusal(error);
    }
  }

  async take(limit: RateLimit, key: string): Promise<boolean> {
    try {
      await this.consume(limit, key);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'rate_limited') return false;
      throw error;
    }
  }

  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.#limiter(limit).reward(key);
  }

  async clear(limit: RateLimit, key: string): Promise<void> {
    await this.#limiter(limit).delete(key);
  }

  #limiter(limit: RateLimit): RateLimiterPrisma {
    const id = `${limit.name}:${limit.points}:${limit.seconds}`;
    let limiter = this.#limiters.get(id);
    if (!limiter) {
      limiter = new RateLimiterPrisma({
        storeClient: storeOn(this.#db),
        tableName: 'rateLimit',
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.seconds,
        clearExpiredByTimeout: false,
      });
      this.#limiters.set(id, limiter);
    }
    return limiter;
  }
}

const storeOn = (db: Database) => ({
  rateLimit: {
    upsert: (args: Prisma.RateLimitUpsertArgs) => db.system((tx) => tx.rateLimit.upsert(args)),
    deleteMany: (args: Prisma.RateLimitDeleteManyArgs) => db.system((tx) => tx.rateLimit.deleteMany(args)),
    findFirst: (args: Prisma.RateLimitFindFirstArgs) => db.system((tx) => tx.rateLimit.findFirst(args)),
  },
});

function refusal(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return new DomainError('rate_limited', { extra: { retry_after: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) } });
}
