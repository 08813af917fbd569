import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface DrainOptions {
  /** How long requests are still taken: until those who send them have seen that this server is not ready. */
  graceMs: number;
  /** How long those under way may take afterwards. */
  limitMs: number;
}

const POLL_MS = 20;
/** For a request that was sent while the listener closed. */
const LAST_MS = 500;

/** The requests under way of a server, and its end without cutting any of them off. */
export class Draining {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  #isEnding = false;

  constructor(server: Server) {
    this.#server = server;
    // Before the one that answers, so that a first header can still be said.
    server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
      this.#open.add(res);
      if (this.#isEnding) res.shouldKeepAlive = false;
      res.once('close', () => {
        this.#open.delete(res);
        if (!this.#server.listening) this.#server.closeIdleConnections();
      });
    });
  }

  /**
   * Answers from now on with `Connection: close`; after the grace the listener goes, and those under way end, event
   * streams at once. Gives how many had to be cut off.
   */
  async end({ graceMs, limitMs }: DrainOptions): Promise<number> {
    this.#isEnding = true;
    // Without effect on those whose headers are sent.
    for (const res of this.#open) res.shouldKeepAlive = false;
    await sleep(graceMs);
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
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
