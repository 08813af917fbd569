import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface DrainOptions {
  /** How long requests are still taken: until those who send them have seen that this server is not ready. */
  graceMs: number;
  /** How long those under way may take afterwards. */
  limitMs: number;
}

const POLL_MS = 20;
/** For a request that was sent while the listener closed, on a connection that had been idle until then. */
const LAST_MS = 500;
const LONGEST_LINGER_MS = 1_500;

/** The longest that `end` takes; a hard exit has to come clearly later, or it cuts off what is about to be answered. */
export const longestDrainMs = ({ graceMs, limitMs }: DrainOptions): number =>
  graceMs + lingerMs(graceMs) + limitMs + LAST_MS + POLL_MS;

const lingerMs = (graceMs: number): number => Math.min(graceMs, LONGEST_LINGER_MS);

/** The requests under way of a server, and its end without cutting any of them off. */
export class Draining {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  #isEnding = false;
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
    // Before the one that answers, so that a first header can still be said.
    server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
      this.#open.add(res);
      if (this.#isEnding) res.shouldKeepAlive = false;
      res.once('close', () => {
        this.#open.delete(res);
        if (this.#isClosing) this.#server.closeIdleConnections();
      });
    });
  }

  /**
   * Answers from now on with `Connection: close`; after the grace the listener goes, a while later the
   * connections that are idle; those under way end, event streams at once. Gives how many had to be cut off.
   */
  async end({ graceMs, limitMs }: DrainOptions): Promise<number> {
    this.#isEnding = true;
    // Without effect on those whose headers are sent.
    for (const res of this.#open) res.shouldKeepAlive = false;
    await sleep(graceMs);
    // HTTP's own `close` also cuts the connections that are idle at this moment, with requests on their way in them.
    const closed = new Promise<void>((resolve) => {
      Listener.prototype.close.call(this.#server, () => resolve());
    });
    await Promise.race([closed, this.#linger(lingerMs(graceMs))]);
    this.#isClosing = true;
    // What has arrived by now is read before it: such a connection is not idle any more.
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

  /** Who has not seen yet that this server ends still asks on the connections that are there. */
  async #linger(ms: number): Promise<void> {
    const until = performance.now() + ms;
    while (performance.now() < until) {
      this.#endStreams();
      await sleep(POLL_MS);
    }
  }

  /** A stream would go on for as long as somebody listens, who asks again elsewhere. */
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
