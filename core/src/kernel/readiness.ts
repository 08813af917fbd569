import { askOnce } from '@homologa/prisma/ask-once';
import type { Clock } from './clock';
import type { Outages } from './outages';

/** What a process that serves needs, one by one. */
export interface ReadinessChecks {
  server: 'ok' | 'stopping';
  /** A new connection of each of the two roles. */
  tenant_role: 'ok' | 'away';
  system_role: 'ok' | 'away';
  migrations: 'ok' | 'missing' | 'unknown';
  /** Work waits in the outbox while it is away: the product serves all the same. */
  queue: 'ok' | 'away';
}

interface ReadinessOptions {
  appUrl: string;
  systemUrl: string;
  /** Rejects while the queue is away. */
  pingQueue: () => Promise<unknown>;
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

  async #check(): Promise<ReadinessChecks> {
    const { appUrl, systemUrl, pingQueue } = this.#options;
    const [tenant, applied, queue] = await Promise.all([
      this.#asked(askOnce(appUrl, 'SELECT 1', LONGEST_MS)),
      this.#asked(askOnce<{ name: string }>(systemUrl, APPLIED, LONGEST_MS)),
      this.#asked(pingQueue()),
    ]);
    const names = new Set(applied?.map(({ name }) => name));
    return {
      server: 'ok',
      tenant_role: tenant ? 'ok' : 'away',
      system_role: applied ? 'ok' : 'away',
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
