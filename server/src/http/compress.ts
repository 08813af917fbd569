import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** Compresses responses except event streams, whose events compression would buffer. */
export const compress: RequestHandler = compression({
  filter: (req, res) => res.getHeader('Content-Type') !== 'text/event-stream' && compression.filter(req, res),
});

export function compressAnswer(res: Response): void {
  void compress(res.req, res, () => undefined);
}
