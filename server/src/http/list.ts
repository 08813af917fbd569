import { contentRange } from '@homologa/domain/wire/list-query';
import type { Response } from 'express';

/** Sets the header that ra-data-simple-rest reads the total from. */
export function setContentRange(res: Response, resource: string, start: number, count: number, total: number): void {
  res.setHeader('Content-Range', contentRange(resource, start, count, total));
  res.setHeader('Access-Control-Expose-Headers', 'Content-Range');
}
