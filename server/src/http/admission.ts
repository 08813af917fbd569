import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Response } from 'express';

interface AdmissionOptions {
  atOnce: number;
  waiting?: number;
  patienceMs?: number;
}

const WAITING = 400;
const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 2;

const refusal = () => new DomainError('service_unavailable', { extra: { retry_after: RETRY_AFTER_SECONDS } });

/**
 * Admission control in front of the database: limits the concurrent requests, queues a bounded number and rejects the
 * rest at once, instead of letting them wait for a connection (docs/decisions.md 10).
 */
export class Admission {
  readonly #options: Required<AdmissionOptions>;
  /**
   * Waiting requests. `first`: requests that have not been admitted yet. `again`: requests that released their slot and
   * need a slot again; they are admitted before `first`, because they have already waited and may have uploaded a whole
   * file.
   */
  readonly #lines = { again: new Set<() => void>(), first: new Set<() => void>() };
  #inside = 0;

  constructor(options: AdmissionOptions) {
    this.#options = { waiting: WAITING, patienceMs: PATIENCE_MS, ...options };
  }

  /**
   * Runs `work` when a slot is free and releases the slot at the end, or earlier by `leaveEarly(res)`. Throws
   * `service_unavailable` if the queue is full or the wait times out.
   */
  async run<T>(res: Response, work: () => Promise<T>): Promise<T> {
    await this.#enter(res.locals[LEAVE] === undefined ? this.#lines.first : this.#lines.again);
    let isInside = true;
    const leave = () => {
      if (isInside) this.#leave();
      isInside = false;
    };
    res.locals[LEAVE] = leave;
    try {
      return await work();
    } finally {
      leave();
    }
  }

  get waiting(): number {
    return this.#lines.again.size + this.#lines.first.size;
  }

  #enter(line: Set<() => void>): Promise<void> {
    if (this.#inside < this.#options.atOnce) {
      this.#inside += 1;
      return Promise.resolve();
    }
    if (this.waiting >= this.#options.waiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.delete(turn);
        reject(refusal());
      }, this.#options.patienceMs);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      line.add(turn);
    });
  }

  #leave(): void {
    for (const line of [this.#lines.again, this.#lines.first]) {
      const [next] = line;
      if (!next) continue;
      line.delete(next);
      next();
      return;
    }
    this.#inside -= 1;
  }
}

const LEAVE = 'leaveAdmission';

/**
 * Releases the concurrency slot of a request early, for a long response that no longer uses database connections, such
 * as a download or an event stream.
 */
export function leaveEarly(res: Response): void {
  (res.locals[LEAVE] as (() => void) | undefined)?.();
}
