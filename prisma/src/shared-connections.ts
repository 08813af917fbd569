import type { QueryResult } from 'pg';
import { SteadyClient } from './steady-client';

interface SharedOptions {
  connectionString: string;
  statement_timeout: number;
  /** Milliseconds without a response after which the driver closes the connection. */
  query_timeout: number;
  onConnect?: () => void;
}

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Idle timeout in milliseconds, as in the pools: routers and proxies drop idle connections. */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Connection that several callers use concurrently. After a failed statement the connection is closed once no caller
 * waits for a response.
 */
class SharedConnection {
  readonly #client: SteadyClient;
  readonly #connected: Promise<unknown>;
  readonly #idle: NodeJS.Timeout;
  #waiting = 0;
  isSound = true;

  constructor({ onConnect, ...options }: SharedOptions) {
    const client = new SteadyClient({
      ...options,
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
      this.#client.joinWrites();
      return await this.#client.query(statement);
    } catch (error) {
      // After an error, the prepared statements may be stale or the connection broken, so the connection is not reused.
      this.isSound = false;
      throw error;
    } finally {
      this.#waiting -= 1;
      if (!this.isSound) this.#retire();
    }
  }

  /** Stops accepting statements and closes the connection after the last pending response. */
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
 * A few connections that all callers share. Concurrent lookups are pipelined: they are sent and answered together. Only
 * for short index lookups, because a statement that waits for a lock delays all statements behind it.
 */
export class SharedConnections {
  readonly #options: SharedOptions;
  readonly #connections: (SharedConnection | null)[];
  #turn = 0;

  constructor(options: SharedOptions, count: number) {
    this.#options = options;
    this.#connections = Array.from({ length: count }, () => null);
  }

  /**
   * Runs a statement. Rejects with the error of PostgreSQL or the connection; the next statement uses a sound
   * connection.
   */
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
