import type { Clock } from '../clock';
import { connectionCodeOf, layersOf } from '../database/connection-errors';

export type Connection = 'PostgreSQL' | 'Redis';

const AGAIN_MS = 60_000;
/** Milliseconds after a reconnect during which errors still belong to the previous outage. */
const STEADY_MS = 5_000;

interface Outage {
  since: number;
  saidAt: number;
}

type Say = (line: { connection: Connection; seconds: number; reason?: string }, text: string) => void;

/**
 * Logs connection outages: at the start, once a minute while errors occur, and at the end. Callers report every error
 * here instead of logging it.
 */
export class Outages {
  readonly #ports: Map<string, Connection>;
  readonly #now: Clock;
  readonly #say: Say;
  readonly #open = new Map<Connection, Outage>();
  readonly #endedAt = new Map<Connection, number>();

  constructor(addresses: { connection: Connection; port: string }[], now: Clock, say: Say) {
    this.#ports = new Map(addresses.map(({ connection, port }) => [port, connection]));
    this.#now = now;
    this.#say = say;
  }

  /**
   * Records an error; returns false if the error does not indicate an outage. `of` names the connection of socket
   * errors without an address, such as a reset during a read.
   */
  heard(error: unknown, of?: Connection): boolean {
    const connection = this.#connectionOf(error) ?? (of && isCutOff(error) ? of : null);
    if (!connection) return false;
    this.#away(connection, reasonOf(error));
    return true;
  }

  back(connection: Connection): void {
    const outage = this.#open.get(connection);
    if (!outage) return;
    this.#open.delete(connection);
    this.#endedAt.set(connection, this.#now().getTime());
    this.#say({ connection, seconds: this.#secondsSince(outage) }, `${connection} is back`);
  }

  #away(connection: Connection, reason: string): void {
    const now = this.#now().getTime();
    const outage = this.#open.get(connection);
    if (outage) {
      if (now - outage.saidAt < AGAIN_MS) return;
      outage.saidAt = now;
      this.#say({ connection, seconds: this.#secondsSince(outage), reason }, `${connection} is still away`);
      return;
    }
    if (now - (this.#endedAt.get(connection) ?? -Infinity) < STEADY_MS) return;
    this.#open.set(connection, { since: now, saidAt: now });
    this.#say({ connection, seconds: 0, reason }, `${connection} is away`);
  }

  #secondsSince({ since }: Outage): number {
    return Math.round((this.#now().getTime() - since) / 1000);
  }

  #connectionOf(error: unknown): Connection | null {
    for (const layer of layersOf(error)) {
      const known = this.#ports.get(String(layer.port));
      if (known) return known;
    }
    return connectionCodeOf(error);
  }
}

const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN']);
const isCutOff = (error: unknown): boolean => [...layersOf(error)].some(({ code }) => CUT_OFF.has(String(code)));

function reasonOf(error: unknown): string {
  for (const { message } of layersOf(error)) {
    // Prisma's messages start with a code frame of the caller; the reason is on the last line.
    const [line] = typeof message === 'string' ? message.trim().split('\n').slice(-1) : [];
    if (line) return line.slice(0, 200);
  }
  return 'it does not answer';
}
