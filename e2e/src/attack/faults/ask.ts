import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger';

interface Asked {
  method: 'POST' | 'PUT';
  path: string;
  body: unknown;
  key?: string;
  doneCode?: string;
}

interface Product {
  url: string;
  token: string;
}

const SILENCE_MS = 30_000;
const AGAIN_MS = 100;
/** Error codes for a retry with an idempotency key whose first request was lost when its process was killed. */
const LOST = new Set(['request_in_progress', 'answer_lost']);

/**
 * Sends a request once. Returns null if the server is unreachable or responds with a 503 that announces a temporary
 * unavailability.
 */
async function askOnce({ url, token }: Product, asked: Asked): Promise<{ status: number; text: string } | null> {
  try {
    const answer = await fetch(url + asked.path, {
      method: asked.method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(asked.key ? { 'Idempotency-Key': asked.key } : {}),
      },
      body: JSON.stringify(asked.body),
      signal: AbortSignal.timeout(SILENCE_MS),
    });
    const text = await answer.text();
    return answer.status === 503 && answer.headers.has('Retry-After') ? null : { status: answer.status, text };
  } catch {
    // The test has killed the server's process, which broke the connection.
    return null;
  }
}

/**
 * Sends a request and retries it until the server responds. Returns the successful response, or null if the outcome
 * cannot be known. Records any other response as a problem in the ledger.
 */
export async function ask(product: Product, ledger: Ledger, asked: Asked, over: AbortSignal): Promise<unknown> {
  for (let isRepeated = false; ; isRepeated = true) {
    const answer = await askOnce(product, asked);
    if (answer) {
      const code = jsonOf(answer.text)?.code;
      return isRepeated && code !== undefined && code === asked.doneCode ? {} : judged(ledger, asked, answer);
    }
    if (over.aborted || (asked.method === 'POST' && !asked.key)) return null;
    ledger.repeated += 1;
    await sleep(AGAIN_MS);
  }
}

function judged(ledger: Ledger, { method, path }: Asked, { status, text }: { status: number; text: string }): unknown {
  const answer = jsonOf(text);
  if (status >= 200 && status < 300 && answer) return answer;
  if (!LOST.has(String(answer?.code))) ledger.problems.push(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
  return null;
}

function jsonOf(text: string): { code?: unknown } | null {
  try {
    return JSON.parse(text) as { code?: unknown };
  } catch {
    return null;
  }
}
