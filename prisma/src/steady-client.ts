import { Socket } from 'node:net';
import type pg from 'pg';
import { isPooled, sendUnnamed, withoutSession } from './pooler';
import { WriterClient } from './writer-client';

/**
 * Session settings, which override the settings of server, database and role. Prisma drops the offset of timestamps, so
 * leases, sessions and dates would be hours off in another time zone. Prisma parses no other date style.
 */
const SESSION_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1';

/**
 * Client that survives a broken connection: pending statements fail, but no unhandled error ends the process.
 * Statements are pipelined: sent without waiting for earlier results.
 */
export class SteadyClient extends WriterClient {
  readonly #socket: Socket;

  constructor(options: pg.ClientConfig = {}) {
    const socket = new Socket();
    const settings = [SESSION_SETTINGS, options.options].filter(Boolean).join(' ');
    const ofSession = isPooled(options.connectionString) ? withoutSession(options) : { ...options, options: settings };
    super({ ...ofSession, pipeline: true, stream: () => socket });
    this.#socket = socket;
    this.on('error', () => undefined);
    if (isPooled(options.connectionString)) sendUnnamed(this);
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
