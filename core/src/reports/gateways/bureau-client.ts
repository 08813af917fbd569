import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Clock } from '../../kernel/clock';
import { createBreaker } from '../../kernel/limits/breaker';
import { withDeadline } from '../../kernel/limits/deadline';
import { signBody } from '../../kernel/signing/signed-http';
import type { Telemetry } from '../../kernel/telemetry/telemetry';
import { createWatchedCalls } from '../../kernel/telemetry/watched-calls';

const ANSWER_LIMIT = 1024 * 1024;
/** Pauses before retries, as fractions of the timeout of an attempt; half of each pause is random. */
const PAUSES = [0.04, 0.16];
const FAILURES_IN_A_ROW = 3;
const SPARED_MS = 30_000;

interface BureauOptions {
  url: string;
  secret: string;
  timeoutMs: number;
  now: Clock;
  telemetry: Telemetry;
}

interface BureauCall {
  method: 'GET' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

interface BureauAnswer {
  status: number;
  json: unknown;
}

type AnswerReader<T> = (response: Response, signal: AbortSignal) => Promise<T>;

/**
 * Creates an HTTP client for a bureau: signs each call, limits its time and size, retries, and stops calling while the
 * bureau is down.
 */
export function createBureauClient({ url, secret, timeoutMs, now, telemetry }: BureauOptions) {
  const watched = createWatchedCalls('bureau', telemetry, isAway);
  const guarded = createBreaker({
    failures: FAILURES_IN_A_ROW,
    pauseMs: SPARED_MS,
    now,
    refusal: () => new DomainError('gateway_away'),
    isFailure: isAway,
    onChange: watched.breakerSet,
  });

  async function ask<T>(
    { method, path, body }: BureauCall,
    headers: Record<string, string>,
    bounded: AbortSignal,
    read: AnswerReader<T>,
  ): Promise<T> {
    const text = body ? JSON.stringify(body) : '';
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'error',
        headers: {
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...signBody({ secret, body: text, now: now() }),
          ...headers,
        },
        ...(body ? { body: text } : {}),
        signal: bounded,
      });
      if (isLater(response.status)) {
        await response.body?.cancel();
        throw new Error(`answered ${response.status}`);
      }
      return await read(response, bounded);
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('gateway_away', { cause });
    }
  }

  const attempt = <T>(call: BureauCall, signal: AbortSignal, read: AnswerReader<T>): Promise<T> =>
    watched.call(call.method, (headers) =>
      withDeadline(signal, timeoutMs, (bounded) => ask(call, headers, bounded, read)),
    );

  async function attempts<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let made = 0; ; made += 1) {
      try {
        return await work();
      } catch (error) {
        const part = PAUSES[made];
        if (!isAway(error) || signal.aborted || part === undefined) throw error;
        await pause(timeoutMs * part * (0.5 + Math.random() / 2), undefined, { signal });
      }
    }
  }

  return {
    /**
     * Returns the response with any status, except retryable statuses (408, 425, 429, 5xx), which throw `gateway_away`.
     */
    call: (call: BureauCall, signal: AbortSignal): Promise<BureauAnswer> => {
      const read = async (response: Response) => ({ status: response.status, json: await readJson(response) });
      return guarded(() => attempts(() => attempt(call, signal, read), signal));
    },
    /**
     * Downloads `path` to a file and returns the status. Throws `gateway_report_invalid` if the response exceeds
     * `maxBytes`.
     */
    download: (path: string, target: { file: string; maxBytes: number }, signal: AbortSignal): Promise<number> => {
      const read = async (response: Response, bounded: AbortSignal) => {
        if (response.ok && response.body) await writeFile(response.body, target, bounded);
        return response.status;
      };
      return guarded(() => attempts(() => attempt({ method: 'GET', path }, signal, read), signal));
    },
  };
}

const isAway = (error: unknown): boolean => error instanceof DomainError && error.code === 'gateway_away';

const isLater = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > ANSWER_LIMIT) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

async function writeFile(
  body: Response['body'],
  { file, maxBytes }: { file: string; maxBytes: number },
  signal: AbortSignal,
): Promise<void> {
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new DomainError('gateway_report_invalid'));
      else done(null, chunk);
    },
  });
  const source = Readable.fromWeb(body as ReadableStream<Uint8Array>);
  await pipeline(source, bounded, createWriteStream(file, { mode: 0o600 }), { signal });
}
