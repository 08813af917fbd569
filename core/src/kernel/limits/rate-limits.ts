import { DomainError } from '@homologa/domain/errors/domain-error';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database';

export interface RateLimit {
  /** Names the counter; stable. */
  name: string;
  points: number;
  seconds: number;
}

/** Shared counters against guessing and flooding. Kept in the database: every server sees the same. */
export class RateLimits {
  readonly #db: Database;
  readonly #limiters = new Map<string, RateLimiterPrisma>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Takes one point, gives how many are left; throws `rate_limited` with `retry_after` (seconds) when none is. */
  async consume(limit: RateLimit, key: string): Promise<number> {
    try {
      return (await this.#limiter(limit).consume(key)).remainingPoints;
    } catch (error) {
      throw refusal(error);
    }
  }

  /** Takes one point; false when none is left. For limits that nobody is told of. */
  async take(limit: RateLimit, key: string): Promise<boolean> {
    try {
      await this.consume(limit, key);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'rate_limited') return false;
      throw error;
    }
  }

  /** Gives one point back that was taken for nothing. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.#limiter(limit).reward(key);
  }

  /** Gives all points back, after a success. */
  async clear(limit: RateLimit, key: string): Promise<void> {
    await this.#limiter(limit).delete(key);
  }

  #limiter(limit: RateLimit): RateLimiterPrisma {
    const id = `${limit.name}:${limit.points}:${limit.seconds}`;
    let limiter = this.#limiters.get(id);
    if (!limiter) {
      limiter = new RateLimiterPrisma({
        storeClient: this.#db.statement,
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

function refusal(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return new DomainError('rate_limited', { extra: { retry_after: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) } });
}
