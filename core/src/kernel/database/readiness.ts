import { type Probe, probe } from '@homologa/prisma/probe';
import type { Clock } from '../clock';
import type { JobQueue } from '../jobs/job-queue';
import type { Outages } from '../limits/outages';

/** What a process that serves needs, one by one. */
export interface ReadinessChecks {
  server: 'ok' | 'stopping';
  /** A new connection of each of the two roles. */
  tenant_role: 'ok' | 'away';
  system_role: 'ok' | 'away';
  /** Whether connections are sessions of PostgreSQL's own, as the pools need them: a pooler may share or trim them. */
  sessions: 'ok' | 'shared' | 'settings_lost' | 'unknown';
  migrations: 'ok' | 'missing' | 'unknown';
  /** Work waits in the outbox while it is away: the product serves all the same. */
  queue: 'ok' | 'away';
}

/** What stands between the product and PostgreSQL, where it is in the way. */
export const SESSION_FAULTS = {
  shared:
    'a pooler (PgBouncer in transaction mode?) gives one session of PostgreSQL to several connections: statements ' +
    'that one has prepared fail in another; connect to PostgreSQL itself, or pool whole sessions',
  settings_lost:
    'a pooler, or options in the address, keeps the settings of our connections (statement_timeout, TimeZone) from ' +
    'PostgreSQL: connect to PostgreSQL itself, or let them through',
  unknown: 'nothing is known of them',
} as const;

interface ReadinessOptions {
  appUrl: string;
  systemUrl: string;
  queue: Pick<JobQueue, 'ping' | 'unusable' | 'unsuitable'>;
  /** The migrations that this program was made for; the database may have more. */
  migrations: readonly string[];
  outages: Outages;
  now: Clock;
}

const CACHED_MS = 1_000;
const LONGEST_MS = 2_000;
const APPLIED = `SELECT "migration_name" AS name FROM "_prisma_migrations"
  WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;

/** Tells whether this process should be sent requests. Looks at most once a second, and answers within seconds. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #looked: { at: number; checks: Promise<ReadinessChecks> } | null = null;
  #isStopping = false;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  /** From now on this process is not ready, whatever else is so. */
  stop(): void {
    this.#isStopping = true;
  }

  async look(): Promise<{ isReady: boolean; checks: ReadinessChecks }> {
    const now = this.#options.now().getTime();
    if (!this.#looked || now - this.#looked.at >= CACHED_MS) this.#looked = { at: now, checks: this.#check() };
    const found = await this.#looked.checks;
    const checks = { ...found, server: this.#isStopping ? ('stopping' as const) : ('ok' as const) };
    const { queue: _delaysOnly, ...needed } = checks;
    return { isReady: Object.values(needed).every((state) => state === 'ok'), checks };
  }

  /** Why no job can ever be queued; null also while the queue is away. */
  unusableQueue(): Promise<string | null> {
    return this.#asked(this.#options.queue.unusable());
  }

  /** Why the queue may lose or refuse jobs although it answers; null where nothing is known of. */
  unsuitableQueue(): Promise<string | null> {
    return this.#options.queue.unsuitable();
  }

  async #check(): Promise<ReadinessChecks> {
    const { appUrl, systemUrl, queue: jobs } = this.#options;
    const [tenant, system, queue] = await Promise.all([
      this.#asked(probe(appUrl, 'SELECT 1', LONGEST_MS)),
      this.#asked(probe<{ name: string }>(systemUrl, APPLIED, LONGEST_MS)),
      this.#asked(jobs.ping()),
    ]);
    const sessions = sessionsOf([tenant, system]);
    // What a shared session or a refused connection answered says nothing of the tables.
    const applied = sessions === 'ok' || system?.rows.length ? system?.rows : undefined;
    const names = new Set(applied?.map(({ name }) => name));
    return {
      server: 'ok',
      tenant_role: tenant ? 'ok' : 'away',
      system_role: system ? 'ok' : 'away',
      sessions,
      migrations: applied ? (this.#options.migrations.every((name) => names.has(name)) ? 'ok' : 'missing') : 'unknown',
      queue: queue === null ? 'away' : 'ok',
    };
  }

  /** What it gives, or null when it fails. */
  async #asked<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      this.#options.outages.heard(error);
      return null;
    }
  }
}

function sessionsOf(probes: readonly (Probe<unknown> | null)[]): ReadinessChecks['sessions'] {
  const met = probes.filter((one) => one !== null);
  if (met.some(({ isShared }) => isShared)) return 'shared';
  if (met.some(({ losesSettings }) => losesSettings)) return 'settings_lost';
  return met.length > 0 ? 'ok' : 'unknown';
}
