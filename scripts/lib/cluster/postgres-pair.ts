import { delay } from '../processes';
import { say } from '../say';
import type { Machine } from './machine';
import { type Act, chooseAct } from './postgres-choice';
import { PostgresNode, STANDBY } from './postgres-node';

const LOOK_MS = 400;
const LONGEST_CHANGE_MS = 120_000;

interface Replication {
  isSynchronous: boolean;
}

/** `FIRST`: the primary waits for the standby. In `remote_apply` a read of the standby sees every acknowledged write. */
const NAMES = `FIRST 1 (${STANDBY})`;
const REPLICATION = `SELECT sync_state = 'sync' AND flush_lsn >= pg_current_wal_flush_lsn() AS "isSynchronous"
  FROM pg_stat_replication WHERE application_name = '${STANDBY}' AND state = 'streaming'`;

/**
 * A primary and its synchronous standby, with a supervisor that decides who is the primary. In production that is the
 * work of Patroni, repmgr or the cloud.
 */
export class PostgresPair {
  readonly #nodes: [PostgresNode, PostgresNode];
  readonly #onPrimary: (node: PostgresNode) => Promise<void>;
  #primary = 0;
  #misses = { primary: 0, standby: 0 };
  #isSynchronous = false;
  #isOver = false;
  #watching: Promise<void> = Promise.resolve();

  private constructor(nodes: [PostgresNode, PostgresNode], onPrimary: (node: PostgresNode) => Promise<void>) {
    this.#nodes = nodes;
    this.#onPrimary = onPrimary;
  }

  /** `onPrimary` points the pooler to a new primary. */
  static async start(machine: Machine, onPrimary: (node: PostgresNode) => Promise<void>): Promise<PostgresPair> {
    const nodes = [
      new PostgresNode(machine, 'postgres-one', await machine.freePort()),
      new PostgresNode(machine, 'postgres-two', await machine.freePort()),
    ] as [PostgresNode, PostgresNode];
    const pair = new PostgresPair(nodes, onPrimary);
    try {
      await nodes[0].initialise();
      await nodes[1].copyFrom(nodes[0]);
      await pair.#synchronise();
      pair.#watching = pair.#watch();
      await pair.whenSynchronous();
      return pair;
    } catch (error) {
      await pair.stop();
      throw error;
    }
  }

  get nodes(): readonly PostgresNode[] {
    return this.#nodes;
  }

  get primary(): PostgresNode {
    return this.#nodes[this.#primary] ?? this.#nodes[0];
  }

  get #standby(): PostgresNode {
    return this.#nodes[1 - this.#primary] ?? this.#nodes[1];
  }

  /** Kills the primary and resolves when the former standby is the primary and has a synchronous standby itself. */
  async failOver(): Promise<void> {
    await this.whenSynchronous();
    const former = this.primary;
    await former.program?.kill();
    await this.#until(() => this.primary !== former, 'no standby was promoted');
    await this.whenSynchronous();
  }

  whenSynchronous(): Promise<void> {
    return this.#until(
      () => this.#isSynchronous && this.#misses.primary === 0,
      'PostgreSQL has no synchronous standby',
    );
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#watching;
    // The primary first: its shutdown sends the standby all that it has.
    for (const node of [this.primary, this.#standby]) await node.program?.stop('SIGINT');
  }

  async #until(isDone: () => boolean, fault: string): Promise<void> {
    const until = Date.now() + LONGEST_CHANGE_MS;
    while (!isDone()) {
      if (Date.now() > until) throw new Error(fault);
      await delay(LOOK_MS / 4);
    }
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      await this.#look();
      const act = chooseAct({
        primaryMisses: this.#misses.primary,
        standbyMisses: this.#misses.standby,
        isSynchronous: this.#isSynchronous,
      });
      if (this.#isOver) return;
      await this.#do(act).catch((error: unknown) => say(`PostgreSQL: ${act} failed: ${(error as Error).message}`));
      await delay(LOOK_MS);
    }
  }

  async #look(): Promise<void> {
    try {
      const [row] = await this.primary.ask<Replication>(REPLICATION);
      this.#misses = { primary: 0, standby: row ? 0 : this.#misses.standby + 1 };
      // Stays true while the standby is away: without it the primary acknowledges nothing.
      if (row?.isSynchronous) this.#isSynchronous = true;
    } catch {
      this.#misses.primary += 1;
    }
  }

  async #do(act: Act): Promise<void> {
    if (act === 'wait') return;
    if (act !== 'synchronise') say(`PostgreSQL: ${act}`);
    switch (act) {
      case 'promote': {
        // Fences the primary, which may only hang: two servers that take writes would part for ever.
        await this.primary.program?.kill();
        await this.#standby.ask('SELECT pg_promote(true, 30)');
        this.#primary = 1 - this.#primary;
        this.#isSynchronous = false;
        await this.#waitForNobody();
        this.#misses = { primary: 0, standby: 0 };
        await this.#onPrimary(this.primary);
        return;
      }
      case 'restart':
        await this.primary.program?.kill();
        await this.primary.start();
        return;
      case 'go-on-alone':
        this.#isSynchronous = false;
        await this.#waitForNobody();
        return;
      case 'rebuild':
        await this.#standby.copyFrom(this.primary);
        this.#misses.standby = 0;
        return;
      default:
        await this.#synchronise();
    }
  }

  async #synchronise(): Promise<void> {
    await this.primary.ask(`ALTER SYSTEM SET synchronous_commit = 'remote_apply'`);
    await this.primary.ask(`ALTER SYSTEM SET synchronous_standby_names = '${NAMES}'`);
    await this.primary.ask('SELECT pg_reload_conf()');
  }

  async #waitForNobody(): Promise<void> {
    await this.primary.ask(`ALTER SYSTEM SET synchronous_standby_names = ''`);
    await this.primary.ask('SELECT pg_reload_conf()');
  }
}
