import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface DrainOptions {
  /**
   * Milliseconds in which requests are still accepted, so that load balancers can notice that the server is not ready.
   */
  graceMs: number;
  limitMs: number;
}

const POLL_MS = 20;
const LAST_MS = 500;
const LONGEST_LINGER_MS = 1_500;

/**
 * Returns the maximum duration of `end` in milliseconds. A forced exit must come clearly later, because it would
 * otherwise cut off responses.
 */
export const longestDrainMs = ({ graceMs, limitMs }: DrainOptions): number =>
  graceMs + lingerMs(graceMs) + limitMs + LAST_MS + POLL_MS;

const lingerMs = (graceMs: number): number => Math.min(graceMs, LONGEST_LINGER_MS);

const MOST_LISTENERS = 20;

export class Draining {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  #isEnding = false;
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
    // Prepends this listener, so that it sets `Connection: close` before the request's handler sends the headers.
    server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
      this.#open.add(res);
      // A compressed download has eleven listeners; Node warns of a leak from ten on.
      res.setMaxListeners(MOST_LISTENERS);
      if (this.#isEnding) res.shouldKeepAlive = false;
      res.once('close', () => {
        this.#open.delete(res);
        if (this.#isClosing) this.#server.closeIdleConnections();
      });
    });
  }

  /**
   * Drains the server: sends `Connection: close` from now on, closes the listener after the grace period and idle
   * connections after a second pause, then ends event streams and waits for open requests. Returns the number of
   * requests that were cut off.
   */
  async end({ graceMs, limitMs }: DrainOptions): Promise<number> {
    this.#isEnding = true;
    // `shouldKeepAlive` has no effect on answers whose headers are already sent.
    for (const res of this.#open) res.shouldKeepAlive = false;
    await sleep(graceMs);
    // `close` of http.Server also closes idle connections on which requests may already be arriving; `close` of
    // net.Server only closes the listener.
    const closed = new Promise<void>((resolve) => {
      Listener.prototype.close.call(this.#server, () => resolve());
    });
    await Promise.race([closed, this.#linger(lingerMs(graceMs))]);
    this.#isClosing = true;
    // Lets Node read requests that have already arrived, so that their connections no longer count as idle and stay
    // open.
    await new Promise((resolve) => setImmediate(resolve));
    this.#server.closeIdleConnections();
    const until = performance.now() + limitMs;
    do {
      while (this.#open.size > 0 && performance.now() < until) {
        this.#endStreams();
        await sleep(POLL_MS);
      }
      await Promise.race([closed, sleep(LAST_MS)]);
    } while (this.#open.size > 0 && performance.now() < until);
    const left = this.#open.size;
    this.#server.closeAllConnections();
    return left;
  }

  async #linger(ms: number): Promise<void> {
    const until = performance.now() + ms;
    while (performance.now() < until) {
      this.#endStreams();
      await sleep(POLL_MS);
    }
  }

  /** Ends event streams, which stay open as long as their clients listen; a client reconnects to another server. */
  #endStreams(): void {
    for (const res of this.#open) {
      if (
        res.headersSent &&
        !res.writableEnded &&
        String(res.getHeader('Content-Type')).startsWith('text/event-stream')
      )
        res.end();
    }
  }
}
