import { DomainError } from '@homologa/domain/errors/domain-error';
import { type DatabaseClients, Prisma, type Tx } from '@homologa/prisma/client';
import { type Queries, readInTenant } from './tenant-reading';
import { runInTenant } from './tenant-statement';

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

/** Called with the ids of the jobs that a transaction wrote, once it has committed. */
type AfterCommit = (jobIds: string[]) => void;

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
 * `tenantStatement` for what is done by the thousand.
 */
export class Database {
  readonly #clients: DatabaseClients;
  readonly #afterCommit: AfterCommit;
  readonly #beforeCommit?: BeforeCommit;

  constructor(clients: DatabaseClients, afterCommit: AfterCommit, beforeCommit?: BeforeCommit) {
    this.#clients = clients;
    this.#afterCommit = afterCommit;
    this.#beforeCommit = beforeCommit;
  }

  /** The same database, whose every transaction ends with `beforeCommit`: one that throws is rolled back. */
  endingWith(beforeCommit: BeforeCommit): Database {
    return new Database(this.#clients, this.#afterCommit, beforeCommit);
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
   * Runs `work` in one read-only transaction that sees only this company's rows, past Prisma: for hot paths. What
   * `work` asks for at once takes one round trip.
   */
  async tenantRead<T>(companyId: string, work: (tx: Queries) => Promise<T>): Promise<T> {
    return withoutDriver(() => readInTenant(this.#clients.tenantPool, companyId, work));
  }

  /**
   * The rows of one prepared statement, which may write, in a transaction of its own that sees only this company's
   * rows, in one round trip and past Prisma: for what is done by the thousand. Values are PostgreSQL's own.
   */
  async tenantStatement<Row>(companyId: string, statement: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withoutDriver(() => runInTenant(this.#clients.tenantPool, companyId, statement, values));
      } catch (error) {
        if (!isConflict(error) || attempt === DEADLOCK_RETRIES) throw error;
      }
    }
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
    return this.#clients.system;
  }

  /**
   * The rows of one prepared statement across companies, in one round trip and past Prisma: for hot paths alone. The
   * statement names the company, or whose rows it reads. Values are PostgreSQL's own: dates as Date, JSON parsed.
   */
  async rows<Row>({ name, text }: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await withoutDriver(() => this.#clients.systemPool.query({ name, text, values: [...values] }));
    return rows as Row[];
  }

  /** True when the database answers. */
  async isReachable(): Promise<boolean> {
    try {
      await this.#clients.system.$queryRaw`SELECT 1`;
      return true;
    } catch {
      return false;
    }
  }

  async #run<T>(client: DatabaseClients['app'], work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      let jobIds: string[] | undefined;
      try {
        const result = await client.$transaction(
          async (tx) => {
            const value = await work(tx);
            await this.#beforeCommit?.(tx);
            jobIds = jobsOf.get(tx);
            return value;
          },
          { timeout: TRANSACTION_TIMEOUT_MS, maxWait: TRANSACTION_MAX_WAIT_MS },
        );
        if (jobIds?.length) this.#afterCommit(jobIds);
        return result;
      } catch (error) {
        if (isConflict(error) && attempt < DEADLOCK_RETRIES) continue;
        throw isUnavailable(error) ? new DomainError('service_unavailable', { cause: error }) : error;
      }
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Prisma.PrismaClientKnownRequestError || error instanceof Prisma.PrismaClientInitializationError
    ? String('code' in error ? error.code : error.errorCode)
    : '';

/** What PostgreSQL or Node says to the driver itself, or ''. */
const driverCodeOf = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

const CONFLICTS: ReadonlySet<string> = new Set(['40P01', '40001']);

/** Deadlock or serialization failure: the transaction did nothing and may be run again. */
const isConflict = (error: unknown): boolean =>
  codeOf(error) === 'P2034' ||
  (error instanceof Error && (/\b(40P01|40001)\b/.test(error.message) || CONFLICTS.has(driverCodeOf(error))));

/** Codes with which PostgreSQL says that it cannot serve now, or not in the time that a statement has. */
const CANNOT_SERVE = /^(08|53|57P|55000$|57014$)/;

/** Codes of Node for a connection that cannot be made or has broken. */
const NO_CONNECTION = /^E[A-Z]+$/;
/** What the driver says of connections without any code. */
const DRIVER_SAYS = /connection|connect|client|terminat|timeout/i;

/** Runs what asks the driver itself; that the database cannot serve becomes `service_unavailable`. */
async function withoutDriver<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new DomainError('service_unavailable', { cause: error }) : error;
  }
}

/** True when the database cannot be reached, or not serve now, as the driver says it. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DomainError) return false;
  const code = driverCodeOf(error);
  if (code === '') return error.constructor === Error && DRIVER_SAYS.test(error.message);
  return CANNOT_SERVE.test(code) || NO_CONNECTION.test(code);
}

/** PostgreSQL's own code (SQLSTATE) for what it said, when it said anything. */
function sqlStateOf(error: unknown): string {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };
  return meta?.driverAdapterError?.cause?.originalCode ?? '';
}

/** The database cannot be reached, is shutting down or starting, or no connection came free in time. */
export const isUnavailable = (error: unknown): boolean =>
  ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'].includes(codeOf(error)) ||
  // Of all that PostgreSQL may say, only what says that it cannot serve now: anything else is our own mistake.
  (codeOf(error) !== '' && CANNOT_SERVE.test(sqlStateOf(error)));

/** True when a unique index refused the write. */
export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error) === 'P2002' || (error instanceof Error && /\b23505\b/.test(error.message));
