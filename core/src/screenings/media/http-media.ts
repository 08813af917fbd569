import { setTimeout as pause } from 'node:timers/promises';
import { MEDIA_MAX_ARTICLES } from '@homologa/domain/screenings/limits';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock';
import { createBreaker } from '../../kernel/limits/breaker';
import { bytesOf, type Outgoing } from '../../kernel/outgoing/outgoing';
import { isSignedBody, signBody } from '../../kernel/signing/signed-http';
import { NO_TELEMETRY, type Telemetry } from '../../kernel/telemetry/telemetry';
import { createWatchedCalls } from '../../kernel/telemetry/watched-calls';
import { type MediaProvider, MediaProviderError, type MediaQuery, type ProvidedArticle } from './media-provider';

const MEBIBYTE = 1024 * 1024;
const ATTEMPT_TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 8 * MEBIBYTE;
const PAUSES_MS = [250, 1_000];
const BREAKER = { failures: 5, pauseMs: 60_000 };

const NAME_MAX = 500;
const ARTICLE_MAX_NAMES = 200;

const text = z.string().max(MEBIBYTE).default('');
const article = z.object({
  // Id of an article, often a URL. Long ids are stored as a hash.
  id: z.string().min(1).max(MEBIBYTE),
  title: text,
  text,
  publisher: text,
  published_on: text,
  url: text,
  names: z
    .array(z.string())
    .default([])
    .transform((names) => names.filter((name) => name.length <= NAME_MAX).slice(0, ARTICLE_MAX_NAMES)),
});
const answer = z.object({ articles: z.array(article).max(MEDIA_MAX_ARTICLES) });

interface HttpMedia {
  url: string;
  /**
   * The first secret signs requests. While a secret is being replaced, responses may be signed with any of the secrets.
   */
  secrets: readonly string[];
  outgoing: Outgoing;
  now: Clock;
  timeoutMs?: number;
  pausesMs?: readonly number[];
  telemetry?: Telemetry;
}

export function createHttpMedia({
  url,
  secrets,
  outgoing,
  now,
  timeoutMs = ATTEMPT_TIMEOUT_MS,
  pausesMs = PAUSES_MS,
  telemetry = NO_TELEMETRY,
}: HttpMedia): MediaProvider {
  const spared = new MediaProviderError('the provider is not asked: it failed too often');
  const watched = createWatchedCalls('media', telemetry, () => true);
  const guarded = createBreaker({
    ...BREAKER,
    now,
    refusal: () => spared,
    isFailure: () => true,
    onChange: watched.breakerSet,
  });
  const attempt = async (body: string, signal: AbortSignal): Promise<ProvidedArticle[]> => {
    const question = { url, body, secret: secrets[0] ?? '', now, timeoutMs };
    const bytes = await watched.call('POST', (headers) => ask(outgoing, { ...question, headers }, signal));
    if (!isSignedBody({ secrets, headers: bytes.headers, body: bytes.body, now: now() })) {
      throw new MediaProviderError('the answer is not signed');
    }
    return parsed(bytes.body);
  };
  return {
    name: new URL(url).hostname,
    async search(queries, signal) {
      const body = JSON.stringify({ version: 1, queries: queries.map(questionOf) });
      let failure: unknown = spared;
      for (let tried = 0; ; tried += 1) {
        try {
          return await guarded(() => attempt(body, signal));
        } catch (error) {
          signal.throwIfAborted();
          // Throws the original error rather than the error of the open circuit breaker.
          if (error !== spared) failure = error;
          const wait = pausesMs[tried];
          if (wait === undefined || error === spared) throw asProviderError(failure);
          await pause(wait, undefined, { signal });
        }
      }
    },
  };
}

const questionOf = ({ name, kind, countries }: MediaQuery) => ({ name, kind, countries });

const asProviderError = (error: unknown): MediaProviderError =>
  error instanceof MediaProviderError
    ? error
    : new MediaProviderError('the provider could not be reached', { cause: error });

interface Question {
  url: string;
  body: string;
  secret: string;
  now: Clock;
  timeoutMs: number;
  headers: Record<string, string>;
}

const ask = (outgoing: Outgoing, { url, body, secret, now, timeoutMs, headers }: Question, signal: AbortSignal) =>
  outgoing.call(
    {
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...signBody({ secret, body, now: now() }),
        ...headers,
      },
      body,
      timeoutMs,
      maxBytes: ANSWER_MAX_BYTES,
    },
    signal,
    async (response) => {
      if (response.status !== 200) throw new MediaProviderError(`the provider answered ${response.status}`);
      return { headers: response.headers, body: await bytesOf(response.body) };
    },
  );

function parsed(body: Buffer): ProvidedArticle[] {
  try {
    return answer.parse(JSON.parse(body.toString('utf8'))).articles;
  } catch (cause) {
    throw new MediaProviderError('the answer is not as described', { cause });
  }
}
