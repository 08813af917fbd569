import type { Clock } from '@homologa/core/kernel/clock';
import type { QueueName } from '@homologa/domain/wire/queues';
import type { BackendFactory } from 'bullmq';

/**
 * Milliseconds after which a loop that has neither fetched nor waited is stuck. Loops that work move at least every
 * LONGEST_WAIT_SECONDS, and retry within a second after an error.
 */
export const STUCK_MS = 30_000;
/** BullMQ on PostgreSQL would otherwise wait for up to an hour, which looks like a loop that has stopped. */
const LONGEST_WAIT_SECONDS = 10;

/** Progress of one queue's loop: fetch a message, run it, wait for the next. */
class QueueLoop {
  readonly #now: Clock;
  readonly #concurrency: number;
  #movedAt: number;
  #running = 0;

  constructor(now: Clock, concurrency: number) {
    this.#now = now;
    this.#concurrency = concurrency;
    this.#movedAt = now().getTime();
  }

  /** Call when the queue has answered a fetch or a wait. */
  moved(): void {
    this.#movedAt = this.#now().getTime();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.moved();
    }
  }

  /** Milliseconds since the last move. 0 while all places are taken: then the loop fetches nothing, as it should. */
  get idleMs(): number {
    return this.#running >= this.#concurrency ? 0 : this.#now().getTime() - this.#movedAt;
  }
}

/** Says whether a worker consumes its queues, not only whether its process runs. */
export class QueueLoops {
  readonly #now: Clock;
  readonly #loops = new Map<QueueName, QueueLoop>();

  constructor(now: Clock) {
    this.#now = now;
  }

  open(name: QueueName, concurrency: number): QueueLoop {
    const loop = new QueueLoop(this.#now, concurrency);
    this.#loops.set(name, loop);
    return loop;
  }

  idle(): { queue: QueueName; idleSeconds: number }[] {
    return [...this.#loops].map(([queue, loop]) => ({ queue, idleSeconds: loop.idleMs / 1000 }));
  }

  /** Names of the queues whose loop has not moved for STUCK_MS. */
  stuck(): QueueName[] {
    return [...this.#loops].flatMap(([queue, loop]) => (loop.idleMs > STUCK_MS ? [queue] : []));
  }
}

/** Returns `factory` with backends whose successful fetches and waits count as moves of the loop. */
export function watchLoop(factory: BackendFactory, loop: QueueLoop): BackendFactory {
  return (...args) => {
    const backend = factory(...args);
    const [fetch, wait] = [backend.moveToActive.bind(backend), backend.waitForJob.bind(backend)];
    backend.moveToActive = async (...given) => {
      const fetched = await fetch(...given);
      loop.moved();
      return fetched;
    };
    backend.waitForJob = async (...given) => {
      const waited = await wait(...given);
      loop.moved();
      return waited;
    };
    const { maximumBlockTimeout = LONGEST_WAIT_SECONDS } = backend;
    Object.defineProperty(backend, 'maximumBlockTimeout', {
      value: Math.min(maximumBlockTimeout, LONGEST_WAIT_SECONDS),
    });
    return backend;
  };
}
