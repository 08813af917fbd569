import { DomainError } from '@homologa/domain/errors/domain-error';
import type { DatabaseClients, Tx } from '@homologa/prisma/client';
import type { JobOwner } from '../jobs/share';
import type { PoolUse } from '../telemetry/metrics';
import { isConflict, isUnavailable, prismaCodeOf } from './connection-errors';
import { createHot, type Hot } from './hot';
import type { Replica } from './replica';

export type { Hot, Tx };

type ReadMethod =
  | 'findFirst'
  | 'findFirstOrThrow'
  | 'findUnique'
  | 'findUniqueOrThrow'
  | 'findMany'
  | 'count'
  | 'aggregate'
  | 'groupBy';

export type Reader = {
  readonly [Model in keyof Tx as Tx[Model] extends { findMany: unknown } ? Model : never]: Pick<
    Tx[Model],
    ReadMethod & keyof Tx[Model]
  >;
} & Pick<Tx, '$queryRaw'>;

const TRANSACTION_TIMEOUT_MS = 15_000;
const TRANSACTION_MAX_WAIT_MS = 15_000;
const WITHIN = { timeout: TRANSACTION_TIMEOUT_MS, maxWait: TRANSACTION_MAX_WAIT_MS };
const DEADLOCK_RETRIES = 3;

interface Listeners {
  /** Called after a commit that enqueued jobs, with the queues and companies of these jobs. */
  committed(owners: JobOwner[]): void;
  unavailable(error: unknown): void;
}

type BeforeCommit = (tx: Tx) => Promise<void>;

interface Options {
  replica?: Replica | null;
  beforeCommit?: BeforeCommit;
  isReadOnly?: boolean;
}

const jobsOf = new WeakMap<Tx, JobOwner[]>();

export function noteJob(tx: Tx, { queue, companyId }: JobOwner): void {
  const known = jobsOf.get(tx);
  if (known) known.push({ queue, companyId });
  else jobsOf.set(tx, [{ queue, companyId }]);
}

/**
 * Database access in five modes. `tenant` and `system` run a transaction of one company or across companies, which must
 * contain no network calls, hashing or file access; `lagging` reads rows of one company that may be seconds old; `read`
 * is a single read across companies; `hot` sends prepared statements in one round trip (ARCHITECTURE.md, ways to the
 * database).
 */
export class Database {
  readonly #clients: DatabaseClients;
  readonly #listeners: Listeners;
  readonly #options: Options;

  constructor(clients: DatabaseClients, listeners: Listeners, options: Options = {}) {
    this.#clients = clients;
    this.#listeners = listeners;
    this.#options = options;
  }

  endingWith(beforeCommit: BeforeCommit): Database {
    return new Database(this.#clients, this.#listeners, { ...this.#options, beforeCommit });
  }

  /** Returns the same database in read-only mode: PostgreSQL rejects writes, which then throw `read_only_session`. */
  forLooking(): Database {
    return new Database(this.#clients, this.#listeners, { ...this.#options, isReadOnly: true });
  }

  /**
   * Returns the same database for the audit entry of a reading: staff who view pages as a client can change nothing, but
   * what they open is recorded.
   */
  forRecording(): Database {
    return new Database(this.#clients, this.#listeners, { replica: this.#options.replica ?? null });
  }

  tenant<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#run(this.#clients.app, async (tx) => {
      // `true` limits the setting to the transaction, so that the pooled connection does not keep it.
      await tx.$executeRaw`SELECT set_config('app.company_id', ${companyId}, true)`;
      return work(tx);
    });
  }

  /**
   * Reads rows of one company that may be seconds old, on the replica if one is configured and answers. Writes are
   * rejected.
   */
  async lagging<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const read = (tx: Tx) => this.#readOf(companyId, tx, work);
    try {
      const found = await this.#options.replica?.tryTo((client) => client.$transaction(read, WITHIN));
      if (found) return found.answer;
    } catch (error) {
      throw this.#told(error);
    }
    return this.#run(this.#clients.app, read);
  }

  async #readOf<T>(companyId: string, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
    await tx.$executeRaw`SET TRANSACTION READ ONLY`;
    await tx.$executeRaw`SELECT set_config('app.company_id', ${companyId}, true)`;
    return work(tx);
  }

  system<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#run(this.#clients.system, work);
  }

  get read(): Reader {
    return readerOf(this.#clients.system);
  }

  /**
   * Returns prepared statements of one company, or across companies (null). Each call is one transaction in one round
   * trip and is not covered by an `Idempotency-Key`.
   */
  hot(companyId: string | null): Hot {
    const { appPool, systemPool, shared } = this.#clients;
    const pool = companyId === null ? systemPool : appPool;
    return createHot({ pool, shared }, companyId, async (work, isWrite) => {
      if (isWrite && this.#options.isReadOnly) throw new DomainError('read_only_session');
      return this.#retry(work);
    });
  }

  pools(): PoolUse[] {
    const use = (pool: string, { totalCount, idleCount, waitingCount }: DatabaseClients['appPool']): PoolUse => ({
      pool,
      open: totalCount,
      idle: idleCount,
      waiting: waitingCount,
    });
    return [use('company', this.#clients.appPool), use('system', this.#clients.systemPool)];
  }

  async isReachable(): Promise<boolean> {
    try {
      await this.#clients.system.$queryRaw`SELECT 1`;
      return true;
    } catch (error) {
      this.#listeners.unavailable(error);
      return false;
    }
  }

  async #run<T>(client: DatabaseClients['app'], work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      let owners: JobOwner[] | undefined;
      try {
        const result = await client.$transaction(async (tx) => {
          if (this.#options.isReadOnly) await tx.$executeRaw`SET TRANSACTION READ ONLY`;
          const value = await work(tx);
          await this.#options.beforeCommit?.(tx);
          owners = jobsOf.get(tx);
          return value;
        }, WITHIN);
        if (owners) this.#listeners.committed(owners);
        return result;
      } catch (error) {
        if (isConflict(error) && attempt < DEADLOCK_RETRIES) continue;
        throw this.#told(error);
      }
    }
  }

  async #retry<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await retryConflicts(work);
    } catch (error) {
      throw this.#told(error);
    }
  }

  #told(error: unknown): unknown {
    if (this.#options.isReadOnly && isRefusedWrite(error))
      return new DomainError('read_only_session', { cause: error });
    if (!isUnavailable(error)) return error;
    this.#listeners.unavailable(error);
    return new DomainError('service_unavailable', { cause: error });
  }
}

/**
 * Retries work that PostgreSQL aborted as the victim of a deadlock. Reads need it, too: during an upgrade a migration
 * locks several tables, in another order than a read.
 */
async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === DEADLOCK_RETRIES) throw error;
    }
  }
}

const readers = new WeakMap<DatabaseClients['system'], Reader>();

/** Returns the client with each read retried. A request makes copies of `Database`, so the reader is made once. */
function readerOf(client: DatabaseClients['system']): Reader {
  const known = readers.get(client);
  if (known) return known;
  // The extension changes no argument or result, but Prisma gives it types of its own.
  const reader = client.$extends({
    query: { $allOperations: ({ args, query }) => retryConflicts(() => query(args)) },
  }) as unknown as Reader;
  readers.set(client, reader);
  return reader;
}

const isRefusedWrite = (error: unknown): boolean =>
  error instanceof Error && /\b25006\b|read-only transaction/.test(error.message);

export const isUniqueViolation = (error: unknown): boolean =>
  prismaCodeOf(error) === 'P2002' || (error instanceof Error && /\b23505\b/.test(error.message));
