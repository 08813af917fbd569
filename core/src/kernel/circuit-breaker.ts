import type { Clock } from './clock';

interface BreakerLimits {
  /** Failures in a row after which it opens. */
  failures: number;
  /** For how long nothing is tried then, in milliseconds; after that one attempt is. */
  openMs: number;
}

/** Keeps a process from calling what is away: after some failures in a row nothing is tried for a while. */
export class CircuitBreaker {
  #failed = 0;
  #openUntil = 0;

  constructor(
    private readonly limits: BreakerLimits,
    private readonly now: Clock,
  ) {}

  /** Whether nothing is tried at the moment. */
  get isOpen(): boolean {
    return this.now().getTime() < this.#openUntil;
  }

  /** Runs `work` and counts how it ended. The caller asks `isOpen` first. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.#failed = 0;
      return result;
    } catch (error) {
      this.#failed += 1;
      if (this.#failed >= this.limits.failures) this.#openUntil = this.now().getTime() + this.limits.openMs;
      throw error;
    }
  }
}
