import { z } from 'zod';
import { id, isoDate, isoDay } from '../wire/common.contract';
import { NEEDS } from './needs';
import { NEEDS_MAIL_RHYTHMS } from './needs-mail';

/** A supplier, the supplier of a hit, or (without `supplier_id`) a workflow. */
const item = z.object({
  /** Of the supplier, the hit or the workflow. */
  id,
  workflow_id: id,
  supplier_id: id.nullable(),
  /** Company's name, listed name of a hit, or title of a workflow; may be empty. */
  name: z.string(),
  /** Since when it waits; null for a workflow. */
  since: isoDate.nullable(),
  due_date: isoDay.nullable(),
});

/** GET /api/needs-you: what the caller may settle. Counting stops at 10,001, which means more than 10,000. */
export const needsYouResponse = z.object({
  total: z.number().int().nonnegative(),
  needs: z.array(
    z.object({
      need: z.enum(NEEDS),
      count: z.number().int().positive(),
      /** The most urgent items: the longest waiting supplier, the hit with the best score, the nearest due date. */
      first: z.array(item),
    }),
  ),
});
export type NeedsYouResponse = z.infer<typeof needsYouResponse>;
export type NeedGroup = NeedsYouResponse['needs'][number];
export type NeedItem = NeedGroup['first'][number];

/** GET and PUT /api/needs-you/mail: how often the caller is mailed what waits in the acting company. */
export const needsMailChoice = z.object({ rhythm: z.enum(NEEDS_MAIL_RHYTHMS) });
export type NeedsMailChoice = z.infer<typeof needsMailChoice>;
