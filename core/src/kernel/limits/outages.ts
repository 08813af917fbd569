import type { Clock } from '../clock';
import { connectionCodeOf, layersOf } from '../database/connection-errors';

/** What a process is connected to. */
export type Connection = 'PostgreSQL' | 'Redis';

const AGAIN_MS = 60_000;
/** A connection that breaks as soon as it is back is still the same outage. */
const STEADY_MS = 5_000;

interface Outage {
  since: number;
  saidAt: number;
}

/** How an outage is said: a line of the log. */
type Say = (line: { connection: Connection; seconds: number; reason?: string }, text: string) => void;

/**
 * Says that a connection is away: once, then once a minute for as long as somebody meets it, then that it is back. Each
 * attempt, however many there are, is heard here and leaves no line of its own.
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
   * Takes note of an error; false when it is none of a connection that is away. `of` is whose socket it was, for errors
   * that do not say: one that is cut off while it is read names no address.
   */
  heard(error: unknown, of?: Connection): boolean {
    const connection = this.#connectionOf(error) ?? (of && isCutOff(error) ? of : null);
    if (!connection) return false;
    this.#away(connection, reasonOf(error));
    return true;
  }

  /** A new connection was made. */
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

/** Of several attempts the first; addresses and codes, no stack. */
function reasonOf(error: unknown): string {
  for (const { message } of layersOf(error)) {
    // Prisma's own words begin with the place in the program that asked.
    const [line] = typeof message === 'string' ? message.trim().split('\n').slice(-1) : [];
    if (line) return line.slice(0, 200);
  }
  return 'it does not answer';
}
