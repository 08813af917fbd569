import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Session settings, which override the settings of server, database and role. Prisma drops the offset of timestamps, so
 * leases, sessions and dates would be hours off in another time zone. Prisma parses no other date style.
 */
const SESSION_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1';

/**
 * Client that survives a broken connection: pending statements fail, but no unhandled error ends the process.
 * Statements are pipelined: sent without waiting for earlier results.
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

  /**
   * Sends all queries of the current tick in one write, because every write to the socket costs about as much time as a
   * response.
   */
  joinWrites(): void {
    this.#socket.cork();
    process.nextTick(() => this.#socket.uncork());
  }
}
