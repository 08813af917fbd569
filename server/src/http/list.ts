import { requireInWindow } from '@homologa/domain/catalog/list-window';
import { contentRange } from '@homologa/domain/wire/content-range';
import type { Response } from 'express';

/**
 * Sets the header from which ra-data-simple-rest reads the total. Throws `page_out_of_window`.
 * @param total rows of the list; `MORE_THAN_WINDOW` if counting stopped there
 */
export function setContentRange(res: Response, resource: string, start: number, count: number, total: number): void {
  requireInWindow(start, total);
  res.setHeader('Content-Range', contentRange(resource, start, count, total));
  res.setHeader('Access-Control-Expose-Headers', 'Content-Range');
}
