import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Request, RequestHandler, Response } from 'express';

export interface BodyLimits {
  totalMs: number;
  /** Milliseconds that an upload may pause; uploads have no total limit, because the client's bandwidth decides. */
  silenceMs: number;
  /** Bytes below which an upload counts as pausing, so that one byte now and then does not hold the connection. */
  silenceBytes: number;
}

/** Two minutes in total are enough for 1 MB of JSON at 70 kbit/s. */
export const BODY_LIMITS: BodyLimits = { totalMs: 120_000, silenceMs: 60_000, silenceBytes: 4096 };

const LOOKS_PER_SILENCE = 4;

/**
 * Deadline for receiving one request's body; replaces Node's `requestTimeout`, which also aborts long uploads. It
 * applies until the body is complete, even after an early response, so that an unread body does not occupy the
 * connection.
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
    // Prevents an unhandled rejection if the deadline passes while no code waits for the body.
    this.#expired.catch(() => {});
    this.#timer = setTimeout(() => this.#end(), limits.totalMs).unref();
    req.once('close', () => clearTimeout(this.#timer));
  }

  limitSilence(): void {
    clearTimeout(this.#timer);
    const { socket } = this.#req;
    let received = socket.bytesRead;
    let movedAt = performance.now();
    this.#timer = setInterval(() => {
      if (socket.bytesRead - received >= this.#limits.silenceBytes) {
        received = socket.bytesRead;
        movedAt = performance.now();
      } else if (performance.now() - movedAt >= this.#limits.silenceMs) {
        this.#end();
      }
    }, this.#limits.silenceMs / LOOKS_PER_SILENCE).unref();
    if (this.#req.destroyed) clearTimeout(this.#timer);
  }

  /** Returns the result of `reading`. Throws `request_timed_out` if the deadline passes first. */
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
    // Closes the connection, because otherwise the rest of this body would be parsed as the next request.
    this.#res.setHeader('Connection', 'close');
    this.#expire(new DomainError('request_timed_out'));
  }
}

const DEADLINE = 'bodyDeadline';

/** Starts the deadline of each body; must be mounted before all body parsers. */
export const limitBodies =
  (limits: BodyLimits): RequestHandler =>
  (req, res, next) => {
    if (hasBody(req)) res.locals[DEADLINE] = new BodyDeadline(req, res, limits);
    next();
  };

export const findBodyDeadline = (res: Response): BodyDeadline | null =>
  (res.locals[DEADLINE] as BodyDeadline | undefined) ?? null;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
