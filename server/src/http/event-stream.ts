import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import { leaveEarly } from './admission';
import { ANSWERED } from './route';

export interface StreamEvent {
  name: string;
  data: unknown;
  /** Nothing comes after this one. */
  last: boolean;
}

export interface EventStreamOptions {
  /** Milliseconds between two looks. */
  pollMs: number;
  /** Milliseconds between two signs of life. */
  heartbeatMs: number;
  /** Milliseconds between two checks that the listener still may. */
  checkMs: number;
  /** Milliseconds after which the stream ends in any case; the client asks again. */
  maxMs: number;
}

/**
 * Answers with server-sent events: looks again and again, sends what has changed, and stops at the last event,
 * at the time limit, as soon as the client has gone or may not listen any more.
 */
export async function streamEvents(
  res: Response,
  look: () => Promise<StreamEvent>,
  mayListen: () => Promise<boolean>,
  { pollMs, heartbeatMs, checkMs, maxMs }: EventStreamOptions,
): Promise<typeof ANSWERED> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  // Looked at before the first header, so that an unknown object is answered as one.
  let event = await look();
  res.status(200);
  // Written as it is: with a charset behind it, it would be compressed and so held back.
  res.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  res.setHeader('Content-Type', 'text/event-stream');
  res.flushHeaders();
  leaveEarly(res);
  const started = performance.now();
  let sent = '';
  let spoken = started;
  let checked = started;
  // A server that stops ends it from outside.
  while (!gone.signal.aborted && !res.writableEnded) {
    const text = `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
    const now = performance.now();
    if (text !== sent) {
      res.write(text);
      sent = text;
      spoken = now;
    } else if (now - spoken >= heartbeatMs) {
      res.write(': still here\n\n');
      spoken = now;
    }
    if (event.last || now - started >= maxMs) break;
    try {
      await pause(pollMs, undefined, { signal: gone.signal });
    } catch {
      break;
    }
    if (performance.now() - checked >= checkMs) {
      checked = performance.now();
      if (!(await mayListen())) break;
    }
    event = await look();
  }
  res.end();
  return ANSWERED;
}
