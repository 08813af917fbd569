import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { requireStorableJson } from '@homologa/domain/wire/storable';
import type { Clock } from '../../kernel/clock';
import { createBreaker } from '../../kernel/limits/breaker';
import { bytesOf, type Outgoing, type OutgoingAnswer } from '../../kernel/outgoing/outgoing';
import { isOutgoingFault } from '../../kernel/outgoing/outgoing-error';
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
  outgoing: Outgoing;
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

interface AnswerReader<T> {
  maxBytes: number;
  read: (answer: OutgoingAnswer, signal: AbortSignal) => Promise<T>;
}

/**
 * Creates an HTTP client for a bureau: signs each call, limits its time and size, retries, and stops calling while the
 * bureau is down.
 */
export function createBureauClient({ url, outgoing, secret, timeoutMs, now, telemetry }: BureauOptions) {
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
    signal: AbortSignal,
    { maxBytes, read }: AnswerReader<T>,
  ): Promise<T> {
    const text = body ? JSON.stringify(body) : '';
    try {
      const request = {
        url: `${url}${path}`,
        method,
        headers: {
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...signBody({ secret, body: text, now: now() }),
          ...headers,
        },
        ...(body ? { body: text } : {}),
        timeoutMs,
        maxBytes,
      };
      return await outgoing.call(request, signal, async (answer, bounded) => {
        if (isLater(answer.status)) throw new Error(`answered ${answer.status}`);
        return read(answer, bounded);
      });
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('gateway_away', { cause });
    }
  }

  const attempt = <T>(call: BureauCall, signal: AbortSignal, reader: AnswerReader<T>): Promise<T> =>
    watched.call(call.method, (headers) => ask(call, headers, signal, reader));

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
      const read = async ({ status, body }: OutgoingAnswer) => ({ status, json: parseJson(await bytesOf(body)) });
      return guarded(() => attempts(() => attempt(call, signal, { maxBytes: ANSWER_LIMIT, read }), signal));
    },
    /**
     * Downloads `path` to a file and returns the status. Throws `gateway_report_invalid` if the response exceeds
     * `maxBytes`.
     */
    download: (path: string, target: { file: string; maxBytes: number }, signal: AbortSignal): Promise<number> => {
      const read = async ({ ok, status, body }: OutgoingAnswer, bounded: AbortSignal) => {
        if (ok) await writeFile(body, target.file, bounded);
        return status;
      };
      const reader = { maxBytes: target.maxBytes, read };
      return guarded(() => attempts(() => attempt({ method: 'GET', path }, signal, reader), signal));
    },
  };
}

const isAway = (error: unknown): boolean => error instanceof DomainError && error.code === 'gateway_away';

const isLater = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/** Returns undefined for what is no JSON or holds texts that the database cannot store. */
function parseJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    requireStorableJson(value);
    return value;
  } catch {
    return undefined;
  }
}

async function writeFile(body: OutgoingAnswer['body'], file: string, signal: AbortSignal): Promise<void> {
  try {
    await pipeline(body, createWriteStream(file, { mode: 0o600 }), { signal });
  } catch (cause) {
    if (isOutgoingFault(cause, 'answer_too_large')) throw new DomainError('gateway_report_invalid', { cause });
    throw cause;
  }
}
