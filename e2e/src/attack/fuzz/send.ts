import { type Agent, request } from 'node:http';
import type { Attack } from './build-request';

export interface Answer {
  /** HTTP status of the response; 0 means no response. */
  status: number;
  /**
   * True for a response that announces a temporary unavailability: 503 with `Retry-After`, or the sentence about the
   * payment provider, which does not exist here.
   */
  isDeclared: boolean;
  /** Milliseconds until the response ended. For an endless response, milliseconds until it began. */
  ms: number;
  text: string;
}

const SILENCE_MS = 60_000;
const KEPT_TEXT = 500;

export function send(url: string, { method, path, headers, body }: Attack, agent: Agent): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, text: string, isDeclared = false) =>
      resolve({ status, isDeclared, text, ms: performance.now() - began });
    const { hostname, port, host } = new URL(url);
    const length: [string, string][] = body ? [['Content-Length', String(body.length)]] : [];
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: [['Host', host], ...headers, ...length].flat(),
        timeout: SILENCE_MS,
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const isDeclared = status === 503 && answer.headers['retry-after'] !== undefined;
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          answer.destroy();
          settle(status, 'a stream of events', isDeclared);
          return;
        }
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          if (text.length < KEPT_TEXT) text += chunk.toString();
        });
        answer.on('end', () => {
          const isProviderAway = status === 502 && text.includes('"online_payment_failed"');
          settle(status, text.slice(0, KEPT_TEXT), isDeclared || isProviderAway);
        });
        answer.on('error', (error) => settle(0, `broken off: ${error.message}`));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${SILENCE_MS} ms`)));
    sent.on('error', (error) => settle(0, error.message));
    sent.end(body ?? undefined);
  });
}
