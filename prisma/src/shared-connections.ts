import type { QueryResult } from 'pg';
import { SteadyClient, sendTogether } from './pool';

interface SharedOptions {
  connectionString: string;
  /** Milliseconds after which PostgreSQL gives a statement up. */
  statement_timeout: number;
  /** Milliseconds after which the driver gives up waiting for an answer, and the connection with it. */
  query_timeout: number;
  /** Told of every connection that was made. */
  onConnect?: () => void;
}

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const CONNECT_TIMEOUT_MS = 10_000;
/** As a pool's: what lies between may forget a connection that nobody uses. */
const IDLE_TIMEOUT_MS = 30_000;

/** A connection that many use at once; one that a statement has failed on is ended when nobody waits on it any more. */
class SharedConnection {
  readonly #client: SteadyClient;
  readonly #connected: Promise<unknown>;
  readonly #idle: NodeJS.Timeout;
  #waiting = 0;
  isSound = true;

  constructor({ onConnect, ...options }: SharedOptions) {
    const client = new SteadyClient({
      ...options,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    this.#client = client;
    const spoil = () => {
      this.isSound = false;
    };
    client.on('error', spoil);
    client.once('end', spoil);
    this.#connected = client.connect().then(onConnect);
    this.#connected.catch(spoil);
    this.#idle = setTimeout(() => this.#retire(), IDLE_TIMEOUT_MS).unref();
  }

  async query(statement: Statement): Promise<QueryResult> {
    this.#waiting += 1;
    this.#idle.refresh();
    try {
      await this.#connected;
      sendTogether(this.#client);
      return await this.#client.query(statement);
    } catch (error) {
      // What it has prepared may be out of date, or it may be gone.
      this.isSound = false;
      throw error;
    } finally {
      this.#waiting -= 1;
      if (!this.isSound) this.#retire();
    }
  }

  /** From now on nobody is sent here; those who wait have their answers first. */
  #retire(): void {
    this.isSound = false;
    if (this.#waiting === 0) void this.end();
  }

  end(): Promise<void> {
    clearTimeout(this.#idle);
    return this.#client.end().catch(() => undefined);
  }
}

/**
 * A few connections that all who look something up use at once, each statement by itself and without waiting for those
 * before it: what many ask for in one moment is sent and answered together. For short reads by an index alone: a
 * statement that waits for a lock would hold up everybody behind it.
 */
export class SharedConnections {
  readonly #options: SharedOptions;
  readonly #connections: (SharedConnection | null)[];
  #turn = 0;

  constructor(options: SharedOptions, count: number) {
    this.#options = options;
    this.#connections = Array.from({ length: count }, () => null);
  }

  /** Rejects with what PostgreSQL or the connection says; the next one is asked on a sound connection. */
  query(statement: Statement): Promise<QueryResult> {
    this.#turn = (this.#turn + 1) % this.#connections.length;
    const known = this.#connections[this.#turn];
    if (known?.isSound) return known.query(statement);
    const made = new SharedConnection(this.#options);
    this.#connections[this.#turn] = made;
    return made.query(statement);
  }

  async end(): Promise<void> {
    await Promise.all(this.#connections.flatMap((connection) => connection?.end() ?? []));
  }
}
