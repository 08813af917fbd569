import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** Compresses what a browser gains by, as it asks for; a stream of events is never held back. */
export const compress: RequestHandler = compression({
  filter: (req, res) => res.getHeader('Content-Type') !== 'text/event-stream' && compression.filter(req, res),
});

/** The same for an answer that is about to be written. */
export function compressAnswer(res: Response): void {
  void compress(res.req, res, () => undefined);
}
