import { contentRange, type ListLength } from '@homologa/domain/wire/content-range';
import type { Response } from 'express';

/** Sets the header that ra-data-simple-rest reads the total from. */
export function setContentRange(
  res: Response,
  resource: string,
  start: number,
  count: number,
  length: ListLength,
): void {
  res.setHeader('Content-Range', contentRange(resource, start, count, length));
  res.setHeader('Access-Control-Expose-Headers', 'Content-Range');
}
