import { Socket } from 'node:net';
import pg from 'pg';
import { isPooled, unnamed, withoutSession } from './pooler';
import { WriterClient } from './writer-client';

/**
 * Session settings, which override the settings of server, database and role. Prisma drops the offset of timestamps, so
 * leases, sessions and dates would be hours off in another time zone. Prisma parses no other date style.
 */
const SESSION_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1';

interface Sender {
  query: (this: pg.Client, ...args: unknown[]) => unknown;
}
type EndOfStatement = (hasFailed: boolean) => void;
type StatementWatcher = (text: string) => EndOfStatement | null;

let watcher: StatementWatcher | null = null;

/**
 * Calls `watch` with the text of each statement of this process, and the function that it returns when the statement
 * has ended. Returns a function that ends the watching.
 */
export function watchStatements(watch: StatementWatcher): () => void {
  watcher = watch;
  return () => {
    if (watcher === watch) watcher = null;
  };
}

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
    // Looks the method up at each call, because tests that count statements replace it.
    const sendAny = (...args: unknown[]): unknown => (pg.Client.prototype as unknown as Sender).query.apply(this, args);
    const send = sendAny as pg.Client['query'];
    this.query = watched(isPooled(options.connectionString) ? unnamed(send) : send);
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

/**
 * Returns `send` with its statements watched. The pools, Prisma and BullMQ use several of its overloads: text or object,
 * with a callback or a promise.
 */
function watched(send: pg.Client['query']): pg.Client['query'] {
  const sendAny = send as (...args: unknown[]) => unknown;
  return ((...args: unknown[]) => {
    const end = watcher?.(textOf(args[0])) ?? null;
    if (!end) return sendAny(...args);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return sendAny(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(Boolean(error));
        callback(error, ...rest);
      });
    }
    const answer = sendAny(...args);
    if (answer instanceof Promise) {
      answer.then(
        () => end(false),
        () => end(true),
      );
    } else end(false);
    return answer;
  }) as pg.Client['query'];
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text = (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : '';
}
