import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Request, RequestHandler, Response } from 'express';

export interface BodyLimits {
  /** Milliseconds that a whole body may take. */
  totalMs: number;
  /** Milliseconds that an upload may go without a byte; the client's bandwidth decides how long it takes in all. */
  silenceMs: number;
}

/** 1 MB of JSON arrives within two minutes at 70 kbit/s. */
export const BODY_LIMITS: BodyLimits = { totalMs: 120_000, silenceMs: 60_000 };

/** Looks at an upload within its silence, so that one is noticed at most a quarter late. */
const LOOKS_PER_SILENCE = 4;

/**
 * Deadline of one request's body, in place of Node's `requestTimeout`, which cuts long uploads too. It lasts until the
 * body is complete, also after an early answer, so that an unread body holds no connection.
 */
export class BodyDeadline {
  readonly #req: Request;
  readonly #res: Response;
  readonly #limits: BodyLimits;
  #timer: NodeJS.Timeout;
  #expire: (error: DomainError) => void = () => {};
  readonly #expired: Promise<never>;

  constructor(req: Request, res: Response, limits: BodyLimits) {
    this.#req = req;
    this.#res = res;
    this.#limits = limits;
    this.#expired = new Promise<never>((_resolve, reject) => {
      this.#expire = reject;
    });
    // A body may come too late while nobody waits for it.
    this.#expired.catch(() => {});
    this.#timer = setTimeout(() => this.#end(), limits.totalMs).unref();
    req.once('close', () => clearTimeout(this.#timer));
  }

  /** Limits the rest of the body by silence instead of by its duration. */
  limitSilence(): void {
    clearTimeout(this.#timer);
    const { socket } = this.#req;
    let received = socket.bytesRead;
    let lastByteAt = performance.now();
    this.#timer = setInterval(() => {
      if (socket.bytesRead !== received) {
        received = socket.bytesRead;
        lastByteAt = performance.now();
      } else if (performance.now() - lastByteAt >= this.#limits.silenceMs) {
        this.#end();
      }
    }, this.#limits.silenceMs / LOOKS_PER_SILENCE).unref();
    if (this.#req.destroyed) clearTimeout(this.#timer);
  }

  /** The result of `reading`. Throws `request_timed_out` when the body comes too late. */
  within<T>(reading: Promise<T>): Promise<T> {
    return Promise.race([reading, this.#expired]);
  }

  #end(): void {
    clearTimeout(this.#timer);
    if (this.#req.complete) return;
    if (this.#res.headersSent) {
      this.#req.socket.destroy();
      return;
    }
    // The rest of the body must not be taken for the next request.
    this.#res.setHeader('Connection', 'close');
    this.#expire(new DomainError('request_timed_out'));
  }
}

const DEADLINE = 'bodyDeadline';

/** Starts the deadline of every body; must be mounted before everything that reads one. */
export const limitBodies =
  (limits: BodyLimits): RequestHandler =>
  (req, res, next) => {
    if (hasBody(req)) res.locals[DEADLINE] = new BodyDeadline(req, res, limits);
    next();
  };

/** Null for a request without a body. */
export const findBodyDeadline = (res: Response): BodyDeadline | null =>
  (res.locals[DEADLINE] as BodyDeadline | undefined) ?? null;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
