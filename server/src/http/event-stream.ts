import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '@homologa/core/kernel/context';
import type { Response } from 'express';
import { leaveEarly } from './admission';
import { ANSWERED } from './route';
import { StreamPlaces } from './stream-places';

const places = new StreamPlaces();

export interface StreamEvent {
  name: string;
  data: unknown;
  last: boolean;
}

export interface EventStreamOptions {
  pollMs: number;
  heartbeatMs: number;
  checkMs: number;
  /** Maximum duration of the stream in milliseconds; the client then reconnects. */
  maxMs: number;
}

export interface EventSource {
  look: () => Promise<StreamEvent>;
  /** Asked again while the stream is open, because a session or a permission may end meanwhile. */
  mayListen: () => Promise<boolean>;
}

/**
 * Responds with server-sent events: polls `look` and sends each change. Ends after the last event or the time limit, or
 * when the client disconnects or loses its permission. Throws `rate_limited` if the person or the address has too many
 * open streams.
 */
export async function streamEvents(
  ctx: Pick<Context, 'actor' | 'address'>,
  res: Response,
  source: EventSource,
  options: EventStreamOptions,
): Promise<typeof ANSWERED> {
  const leave = places.take(ctx);
  try {
    return await sendEvents(res, source, options);
  } finally {
    leave();
  }
}

async function sendEvents(
  res: Response,
  { look, mayListen }: EventSource,
  { pollMs, heartbeatMs, checkMs, maxMs }: EventStreamOptions,
): Promise<typeof ANSWERED> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  // Polls once before the headers are sent, so that an unknown object still gets an error status.
  let event = await look();
  res.status(200);
  // The content type has no charset, because with a charset the response would be compressed and therefore buffered.
  res.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  res.setHeader('Content-Type', 'text/event-stream');
  res.flushHeaders();
  leaveEarly(res);
  const started = performance.now();
  let sent = '';
  let spoken = started;
  let checked = started;
  // When the server shuts down, it ends the response, which sets `writableEnded`.
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
