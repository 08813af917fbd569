import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Settings of every connection, overriding server, database and role. Prisma drops the offset of timestamps: in another
 * time zone leases, sessions and all dates would be hours off. Other date styles are not parsed.
 */
const SESSION_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1';

/**
 * A client that survives a broken connection: pending statements fail, but the process does not end by an unhandled
 * error. Statements are sent without waiting for earlier answers; PostgreSQL answers them in turn.
 */
export class SteadyClient extends pg.Client {
  readonly #socket: Socket;

  constructor(options: pg.ClientConfig = {}) {
    const socket = new Socket();
    const settings = [SESSION_SETTINGS, options.options].filter(Boolean).join(' ');
    super({ ...options, pipeline: true, stream: () => socket, options: settings });
    this.#socket = socket;
    this.on('error', () => undefined);
  }

  /** Sends all queries of the current tick in one write: each write takes as long as an answer. */
  joinWrites(): void {
    this.#socket.cork();
    process.nextTick(() => this.#socket.uncork());
  }
}
