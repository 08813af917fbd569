import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Response } from 'express';

interface AdmissionOptions {
  /** Requests that are worked on at once; the others wait in a line. */
  atOnce: number;
  /** Requests in the line; more are refused at once. */
  waiting?: number;
  /** How long one waits in the line. */
  patienceMs?: number;
}

const WAITING = 400;
const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 2;

const refusal = () => new DomainError('service_unavailable', { extra: { retry_after: RETRY_AFTER_SECONDS } });

/**
 * The door before the database: so many requests are worked on at once, a bounded line waits, and one that is too
 * many is told so at once instead of after a long wait for a connection (docs/decisions.md 6.20).
 */
export class Admission {
  readonly #options: Required<AdmissionOptions>;
  /** Those that were let in before come first: they have waited once, and may have sent a whole file since. */
  readonly #lines = { again: new Set<() => void>(), first: new Set<() => void>() };
  #inside = 0;

  constructor(options: AdmissionOptions) {
    this.#options = { waiting: WAITING, patienceMs: PATIENCE_MS, ...options };
  }

  /**
   * Runs `work` when it is its turn. It leaves at its end, or before with `leaveEarly(res)`. Throws
   * `service_unavailable` when the line is full or took too long.
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

  /** Requests that wait. */
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

  /** Gives its place to the first in the line. */
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

/** What is answered from now on needs no connection any more, however long it takes: a download, a stream of events. */
export function leaveEarly(res: Response): void {
  (res.locals[LEAVE] as (() => void) | undefined)?.();
}
