import { listFormerMigrations } from '@homologa/prisma/migrations';
import { type Probe, probe } from '@homologa/prisma/probe';
import type { Clock } from '../clock';
import type { JobQueue } from '../jobs/job-queue';
import type { Outages } from '../limits/outages';

export interface ReadinessChecks {
  server: 'ok' | 'stopping';
  tenant_role: 'ok' | 'away';
  system_role: 'ok' | 'away';
  /**
   * `ok`: each connection has its own PostgreSQL session, as the pools require. A pooler may share sessions or drop
   * settings.
   */
  sessions: 'ok' | 'shared' | 'settings_lost' | 'unknown';
  /** `former_layout`: the tables were created by migrations that this build replaced. */
  migrations: 'ok' | 'missing' | 'former_layout' | 'unknown';
  /** Does not affect readiness: while the queue is down, jobs wait in the outbox. */
  queue: 'ok' | 'away';
}

export const SESSION_FAULTS = {
  shared:
    'a pooler (PgBouncer in transaction mode?) gives one session of PostgreSQL to several connections: statements ' +
    'that one has prepared fail in another; name the pooler in DATABASE_POOLER and PostgreSQL itself in DATABASE_URL',
  settings_lost:
    'a pooler, or options in the address, keeps the settings of our connections (statement_timeout, TimeZone) from ' +
    'PostgreSQL: connect to PostgreSQL itself, or let them through',
  unknown: 'nothing is known of them',
} as const;

interface ReadinessOptions {
  appUrl: string;
  systemUrl: string;
  queue: Pick<JobQueue, 'ping' | 'unusable' | 'unsuitable'>;
  migrations: readonly string[];
  outages: Outages;
  now: Clock;
}

const CACHED_MS = 1_000;
const LONGEST_MS = 2_000;
const APPLIED = `SELECT "migration_name" AS name FROM "_prisma_migrations"
  WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;

/** Reports whether this process should receive requests. Checks at most once a second and answers within seconds. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #looked: { at: number; checks: Promise<ReadinessChecks> } | null = null;
  #isStopping = false;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

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

  unusableQueue(): Promise<string | null> {
    return this.#asked(this.#options.queue.unusable());
  }

  unsuitableQueue(): Promise<string | null> {
    return this.#options.queue.unsuitable();
  }

  async #check(): Promise<ReadinessChecks> {
    const { appUrl, systemUrl, queue: jobs } = this.#options;
    const [tenant, system, queue] = await Promise.all([
      this.#asked(probe({ connectionString: appUrl, role: 'app' }, 'SELECT 1', LONGEST_MS)),
      this.#asked(probe<{ name: string }>({ connectionString: systemUrl, role: 'system' }, APPLIED, LONGEST_MS)),
      this.#asked(jobs.ping()),
    ]);
    const sessions = sessionsOf([tenant, system]);
    // If sessions are shared or the connection failed, a missing result does not prove that migrations are missing.
    const applied = sessions === 'ok' || system?.rows.length ? system?.rows : undefined;
    return {
      server: 'ok',
      tenant_role: tenant ? 'ok' : 'away',
      system_role: system ? 'ok' : 'away',
      sessions,
      migrations: applied ? this.#compareMigrations(applied.map(({ name }) => name)) : 'unknown',
      queue: queue === null ? 'away' : 'ok',
    };
  }

  #compareMigrations(applied: readonly string[]): ReadinessChecks['migrations'] {
    const required = this.#options.migrations;
    if (listFormerMigrations(applied, required).length > 0) return 'former_layout';
    return required.every((name) => applied.includes(name)) ? 'ok' : 'missing';
  }

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
