import type { LookupAddress } from 'node:dns';
import { lookup as lookUpAddresses } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { hostOf } from '../../env/host-entry';
import { withDeadline } from '../limits/deadline';
import { createAllowedHosts, literalHostOf } from './allowed-hosts';
import { boundedBody } from './bounded-body';
import { isPublicAddress } from './network-addresses';
import { OutgoingError } from './outgoing-error';

/** Time for the connection and the head of an answer, whatever the whole call may take. */
const HEAD_TIMEOUT_MS = 60_000;
const PACE_WINDOW_MS = 30_000;
/** Headers of each request. Many publishers refuse programs that do not name themselves. */
const ALWAYS_SENT = { 'accept-encoding': 'gzip', accept: '*/*', 'user-agent': 'Homologa' };
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Time for everything: connection, redirects and reading the body. */
  timeoutMs: number;
  /** Size of the body after decompression. */
  maxBytes: number;
  /** Pace below which the body is given up, measured over 30 seconds. Absent: only `timeoutMs` bounds it. */
  minBytesPerSecond?: number;
  /** Redirects that are followed. Absent: a redirect is an error. Only for requests without a body. */
  maxRedirects?: number;
}

export interface OutgoingAnswer {
  status: number;
  ok: boolean;
  headers: { get(name: string): string | null };
  /** Decompressed body, which fails beyond `maxBytes` and below `minBytesPerSecond`. */
  body: Readable;
}

/** The only way to call another system over HTTP. */
export interface Outgoing {
  /**
   * Sends a request and returns the result of `read`, which reads the answer; afterwards the connection is closed.
   * Throws OutgoingError, the error of the connection, or the reason of `signal`.
   */
  call<T>(
    request: OutgoingRequest,
    signal: AbortSignal,
    read: (answer: OutgoingAnswer, signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
}

interface OutgoingOptions {
  /** Hosts that may have addresses outside the public internet, as `host` or `host:port`. */
  allowed: readonly string[];
  resolve?: (host: string) => Promise<LookupAddress[]>;
  headTimeoutMs?: number;
  paceWindowMs?: number;
}

/**
 * Creates a client that connects to public addresses and allowed hosts only. A name is resolved once per connection,
 * inside the connection, so that the checked addresses are those it connects to: a name whose DNS changes between
 * check and connection (DNS rebinding) gains nothing. A name with any closed address is refused as a whole.
 */
export function createOutgoing({
  allowed,
  resolve = (host) => lookUpAddresses(host, { all: true }),
  headTimeoutMs = HEAD_TIMEOUT_MS,
  paceWindowMs = PACE_WINDOW_MS,
}: OutgoingOptions): Outgoing {
  const isAllowed = createAllowedHosts(allowed);

  const lookupFor =
    (url: URL, mayBeClosed: boolean): LookupFunction =>
    (name, { all }, done) => {
      const found = resolve(name).then((addresses) => {
        const [first] = addresses;
        const isOpen =
          first !== undefined && (mayBeClosed || addresses.every(({ address }) => isPublicAddress(address)));
        if (!isOpen) throw new OutgoingError('address_refused', hostOf(url));
        return { addresses, first };
      });
      found.then(
        ({ addresses, first }) => (all ? done(null, addresses) : done(null, first.address, first.family)),
        (error: Error) => done(error, []),
      );
    };

  /** Returns the head of the answer. Does not follow redirects. */
  const open = (
    url: URL,
    request: OutgoingRequest,
    { mayBeClosed, signal }: { mayBeClosed: boolean; signal: AbortSignal },
  ): Promise<IncomingMessage> =>
    new Promise((settle, reject) => {
      const { method = 'GET', headers = {}, body } = request;
      const missing = () => new OutgoingError('answer_missing', hostOf(url));
      const options = {
        method,
        headers: { ...ALWAYS_SENT, ...headers },
        // A connection of its own, so that none is reused that was checked under another rule.
        agent: false,
        lookup: lookupFor(url, mayBeClosed),
        signal,
      };
      const sent = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
      const timer = setTimeout(() => sent.destroy(missing()), headTimeoutMs);
      sent.once('close', () => {
        clearTimeout(timer);
        // Ends a request that got neither an answer nor an error; without effect after either.
        reject(missing());
      });
      // Answered by 101: Node leaves the connection to this listener, or closes it without an error.
      sent.once('upgrade', (_message, socket) => {
        socket.destroy();
        reject(missing());
      });
      sent.once('response', (message) => {
        clearTimeout(timer);
        settle(message);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  function requireOpen(url: URL, mayBeClosed: boolean): void {
    const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
    const host = hostOf(url);
    if (!isHttp || url.username !== '' || url.password !== '') {
      throw new OutgoingError('address_unusable', host || url.protocol);
    }
    if (isIP(host) !== 0 && !isPublicAddress(host) && !mayBeClosed) throw new OutgoingError('address_refused', host);
  }

  async function follow<T>(
    request: OutgoingRequest,
    signal: AbortSignal,
    read: (answer: OutgoingAnswer, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { maxBytes, minBytesPerSecond = 0, maxRedirects = 0 } = request;
    const first = new URL(request.url);
    let url = first;
    for (let followed = 0; ; followed += 1) {
      // A public site must not lead into the private hosts that are allowed for others.
      const mayBeClosed = isAllowed(url) && isAllowed(first);
      requireOpen(url, mayBeClosed);
      // Another site gets none of the headers, which may contain a key.
      const told = url.origin === first.origin ? request : { ...request, headers: {} };
      const message = await open(url, told, { mayBeClosed, signal });
      try {
        const next = redirectOf(message, url);
        if (next === null) {
          const body = boundedBody(message, { host: hostOf(url), maxBytes, minBytesPerSecond, paceWindowMs });
          return await read(answerOf(message, body), signal);
        }
        if (followed >= maxRedirects) throw new OutgoingError('redirect_refused', hostOf(url));
        url = next;
      } finally {
        message.destroy();
      }
    }
  }

  return {
    call: (request, signal, read) =>
      withDeadline(signal, request.timeoutMs, async (bounded) => {
        try {
          bounded.throwIfAborted();
          return await follow(request, bounded, read);
        } catch (error) {
          // A connection that was ended by the signal reports its own end, not the reason.
          bounded.throwIfAborted();
          throw error;
        }
      }),
  };
}

/** Creates the client for one address of the configuration, which may be an IP address of a private network. */
export const createOutgoingTo = (address: string, allowed: readonly string[]): Outgoing =>
  createOutgoing({ allowed: [...allowed, ...literalHostOf(address)] });

/** Returns the target of a redirect, or null for other answers. Throws OutgoingError if it leaves encryption. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (!REDIRECTS.has(statusCode) || location === undefined) return null;
  const isEncrypted = from.protocol === 'https:';
  const next = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  if (next === null || (isEncrypted && next.protocol !== 'https:')) {
    throw new OutgoingError('redirect_refused', hostOf(from));
  }
  return next;
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, body: Readable): OutgoingAnswer {
  const get = (name: string) => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  return { status: statusCode, ok: statusCode >= 200 && statusCode < 300, headers: { get }, body };
}

/** Reads a body into memory; `maxBytes` of the request bounds it. */
export async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
