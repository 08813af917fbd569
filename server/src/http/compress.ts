import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** Event streams are excluded: compression would buffer their events. */
export const compress: RequestHandler = compression({
  filter: (req, res) => res.getHeader('Content-Type') !== 'text/event-stream' && compression.filter(req, res),
});

export function compressAnswer(res: Response): void {
  void compress(res.req, res, () => undefined);
}
