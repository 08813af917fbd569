import { DomainError } from '@homologa/domain/errors/domain-error';
import type { DatabaseClients, Tx } from '@homologa/prisma/client';
import { isUnavailable, prismaCodeOf } from './connection-errors';
import { sendInTenant } from './tenant-batch';
import { askInTenant, type Queries } from './tenant-queries';

export type { Queries, Tx };

type ReadMethod =
  | 'findFirst'
  | 'findFirstOrThrow'
  | 'findUnique'
  | 'findUniqueOrThrow'
  | 'findMany'
  | 'count'
  | 'aggregate'
  | 'groupBy';

/** The part of the client that changes nothing. */
export type Reader = {
  readonly [Model in keyof Tx as Tx[Model] extends { findMany: unknown } ? Model : never]: Pick<
    Tx[Model],
    ReadMethod & keyof Tx[Model]
  >;
} & Pick<Tx, '$queryRaw'>;

/** A statement of a hot path: prepared once per connection under its name. `Row` is what it gives a row of. */
export interface Prepared<Row> {
  name: string;
  text: string;
  /** Never there: ties the type of its rows to the statement. */
  row?: Row;
}

const TRANSACTION_TIMEOUT_MS = 15_000;
const TRANSACTION_MAX_WAIT_MS = 15_000;
const DEADLOCK_RETRIES = 3;

/** Who is told what happens here. */
interface Listeners {
  /** The ids of the jobs that a transaction wrote, once it has committed. */
  committed(jobIds: string[]): void;
  /** An error for which a caller is told that the service is unavailable. */
  unavailable(error: unknown): void;
}

/** The last thing that a transaction does. */
type BeforeCommit = (tx: Tx) => Promise<void>;

const jobsOf = new WeakMap<Tx, string[]>();

/** Notes that this transaction wrote a job, to be handed to the queue after its commit. */
export function noteJob(tx: Tx, jobId: string): void {
  const known = jobsOf.get(tx);
  if (known) known.push(jobId);
  else jobsOf.set(tx, [jobId]);
}

/**
 * The ways into the database: `tenant` sees one company's rows through row-level security, `system` crosses companies
 * and is for signing in, the desk, resolving ids and the workers' sweeps. Both are one transaction. No network,
 * hashing or file work belongs inside. `read` and `statement` cross companies without a transaction around them, and so
 * does `rows`, for what every request pays. `tenantRead` is `tenant` for the lists that people look at all day, and
 * `tenantWrite` and `tenantStatement` for what is changed by the thousand; these take no part in an `Idempotency-Key`.
 */
export class Database {
  readonly #clients: DatabaseClients;
  readonly #listeners: Listeners;
  readonly #beforeCommit?: BeforeCommit;
  readonly #isReadOnly: boolean;

  constructor(clients: DatabaseClients, listeners: Listeners, beforeCommit?: BeforeCommit, isReadOnly = false) {
    this.#clients = clients;
    this.#listeners = listeners;
    this.#beforeCommit = beforeCommit;
    this.#isReadOnly = isReadOnly;
  }

  /** The same database, whose every transaction ends with `beforeCommit`: one that throws is rolled back. */
  endingWith(beforeCommit: BeforeCommit): Database {
    return new Database(this.#clients, this.#listeners, beforeCommit, this.#isReadOnly);
  }

  /**
   * The same database for somebody who only looks: PostgreSQL refuses what a transaction would change, and the ways
   * past transactions are shut. Whatever tries throws `read_only_session`.
   */
  forLooking(): Database {
    return new Database(this.#clients, this.#listeners, this.#beforeCommit, true);
  }

  /** Runs `work` in one transaction that sees only this company's rows. */
  tenant<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#run(this.#clients.app, async (tx) => {
      // true: the setting ends with the transaction and never reaches the connection's next borrower.
      await tx.$executeRaw`SELECT set_config('app.company_id', ${companyId}, true)`;
      return work(tx);
    });
  }

  /**
   * Runs `work`, which reads only this company's rows and cannot change any, past Prisma: for hot paths. What `work`
   * asks for at once is one transaction and one round trip.
   */
  async tenantRead<T>(companyId: string, work: (tx: Queries) => Promise<T>): Promise<T> {
    return this.#direct(() => askInTenant(this.#clients.tenantPool, { companyId, isReadOnly: true }, work));
  }

  /**
   * The same for a change that is made a thousand times a day. `work` asks for all of it at once, so that it is one
   * transaction, and is run again when it meets a deadlock. What was asked is done, also where `work` throws later.
   */
  tenantWrite<T>(companyId: string, work: (tx: Queries) => Promise<T>): Promise<T> {
    return this.#written(() => askInTenant(this.#clients.tenantPool, { companyId, isReadOnly: false }, work));
  }

  /**
   * The rows of one prepared statement, which may write, in a transaction of its own that sees only this company's
   * rows, in one round trip and past Prisma: for what is done by the thousand. Values are PostgreSQL's own.
   */
  async tenantStatement<Row>(companyId: string, statement: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    const place = { companyId, isReadOnly: false };
    const [rows = []] = await this.#written(() =>
      sendInTenant(this.#clients.tenantPool, place, [{ ...statement, values }]),
    );
    return rows as Row[];
  }

  /** Runs `work` in one transaction across companies. The caller names the company in every query. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#run(this.#clients.system, work);
  }

  /** A single read across companies that needs no transaction of its own (a session, an id's company). */
  get read(): Reader {
    return this.#clients.system;
  }

  /** A single statement across companies that is its own transaction: a job's lease, a counter, a sweep. */
  get statement(): Tx {
    this.#refuseToLookers();
    return this.#clients.system;
  }

  /**
   * The rows of one prepared statement across companies, in one round trip and past Prisma: for hot paths alone. The
   * statement names the company, or whose rows it reads. Values are PostgreSQL's own: dates as Date, JSON parsed.
   */
  async rows<Row>({ name, text }: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.#direct(() => this.#clients.systemPool.query({ name, text, values: [...values] }));
    return rows as Row[];
  }

  /**
   * The same for what every request looks up, on a few connections that all requests use at once. For short reads by an
   * index alone: what waits here holds up everybody.
   */
  async sharedRows<Row>({ name, text }: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.#direct(() => this.#clients.shared.query({ name, text, values: [...values] }));
    return rows as Row[];
  }

  /** True when the database answers. */
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
      let jobIds: string[] | undefined;
      try {
        const result = await client.$transaction(
          async (tx) => {
            if (this.#isReadOnly) await tx.$executeRaw`SET TRANSACTION READ ONLY`;
            const value = await work(tx);
            await this.#beforeCommit?.(tx);
            jobIds = jobsOf.get(tx);
            return value;
          },
          { timeout: TRANSACTION_TIMEOUT_MS, maxWait: TRANSACTION_MAX_WAIT_MS },
        );
        if (jobIds?.length) this.#listeners.committed(jobIds);
        return result;
      } catch (error) {
        if (isConflict(error) && attempt < DEADLOCK_RETRIES) continue;
        throw this.#told(error);
      }
    }
  }

  /** Runs what changes something past Prisma, again when it met a deadlock. */
  async #written<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseToLookers();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#direct(work);
      } catch (error) {
        if (!isConflict(error) || attempt === DEADLOCK_RETRIES) throw error;
      }
    }
  }

  #refuseToLookers(): void {
    if (this.#isReadOnly) throw new DomainError('read_only_session');
  }

  /** Runs what asks the driver itself. */
  async #direct<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.#told(error);
    }
  }

  /** What a caller is told: that the database cannot serve is `service_unavailable`. */
  #told(error: unknown): unknown {
    if (this.#isReadOnly && isRefusedWrite(error)) return new DomainError('read_only_session', { cause: error });
    if (!isUnavailable(error)) return error;
    this.#listeners.unavailable(error);
    return new DomainError('service_unavailable', { cause: error });
  }
}

/** Deadlock or serialization failure: the transaction did nothing and may be run again. */
const isConflict = (error: unknown): boolean =>
  prismaCodeOf(error) === 'P2034' ||
  (error instanceof Error && CONFLICT.test(`${String((error as { code?: unknown }).code)} ${error.message}`));
const CONFLICT = /\b(40P01|40001)\b/;

/** True when a transaction that only reads was to write. */
const isRefusedWrite = (error: unknown): boolean =>
  error instanceof Error && /\b25006\b|read-only transaction/.test(error.message);

/** True when a unique index refused the write. */
export const isUniqueViolation = (error: unknown): boolean =>
  prismaCodeOf(error) === 'P2002' || (error instanceof Error && /\b23505\b/.test(error.message));
