import { z } from 'zod';
import { id, isoDate, isoDay } from '../wire/common.contract';
import { NEEDS } from './needs';
import { NEEDS_MAIL_RHYTHMS } from './needs-mail';

/** Item that waits for the caller: a supplier, a hit, or (without `supplier_id`) a workflow. */
const item = z.object({
  /** Id of the supplier, the hit or the workflow. */
  id,
  workflow_id: id,
  supplier_id: id.nullable(),
  /** Name of the company, listed name of the hit, or title of the workflow; may be empty. */
  name: z.string(),
  /** Time at which the item began to wait; null for a workflow. */
  since: isoDate.nullable(),
  due_date: isoDay.nullable(),
});

/**
 * GET /api/needs-you: the waiting items on which the caller may act. Counting stops at 10,001, which means more than
 * 10,000.
 */
export const needsYouResponse = z.object({
  total: z.number().int().nonnegative(),
  needs: z.array(
    z.object({
      need: z.enum(NEEDS),
      count: z.number().int().positive(),
      /**
       * The most urgent items: longest waiting suppliers, hits with the best scores, or workflows with the nearest due
       * dates.
       */
      first: z.array(item),
    }),
  ),
});
export type NeedsYouResponse = z.infer<typeof needsYouResponse>;
export type NeedGroup = NeedsYouResponse['needs'][number];
export type NeedItem = NeedGroup['first'][number];

/**
 * GET and PUT /api/needs-you/mail: how often the caller is mailed a list of the waiting items of the acting company.
 */
export const needsMailChoice = z.object({ rhythm: z.enum(NEEDS_MAIL_RHYTHMS) });
export type NeedsMailChoice = z.infer<typeof needsMailChoice>;
