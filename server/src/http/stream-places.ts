import type { Context } from '@homologa/core/kernel/context';
import { DomainError } from '@homologa/domain/errors/domain-error';

interface PlaceLimits {
  perPerson: number;
  perAddress: number;
}

/** A person has a stream per open tab and up to two for jobs; behind one address may stand a whole company. */
const LIMITS: PlaceLimits = { perPerson: 30, perAddress: 600 };
const RETRY_AFTER_SECONDS = 30;

/**
 * Counts the open event streams of this server per person and per address, because each polls the database: without a
 * limit one person with a script slows down everybody.
 */
export class StreamPlaces {
  readonly #limits: PlaceLimits;
  readonly #open = new Map<string, number>();

  constructor(limits: PlaceLimits = LIMITS) {
    this.#limits = limits;
  }

  /** Takes a place and returns the function that gives it back. Throws `rate_limited`. */
  take({ actor, address }: Pick<Context, 'actor' | 'address'>): () => void {
    const { perPerson, perAddress } = this.#limits;
    const wanted: [key: string, limit: number][] = [];
    // Staff who look at a client's pages do so at their own expense, not at the client's.
    if (actor.kind === 'user') wanted.push([`person ${actor.loggedInAsBy ?? actor.userId}`, perPerson]);
    if (address !== undefined) wanted.push([`address ${address}`, perAddress]);
    if (wanted.some(([key, limit]) => (this.#open.get(key) ?? 0) >= limit)) {
      throw new DomainError('rate_limited', { extra: { retry_after: RETRY_AFTER_SECONDS } });
    }
    for (const [key] of wanted) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const [key] of wanted) this.#free(key);
    };
  }

  #free(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}
