import { z } from 'zod';
import { namesOf } from '../language/record-of';
import { datedFile, entityId, isoDate } from '../wire/common.contract';
import { deskRequestKind } from './desk-request.contract';
import { figuresResponse } from './report.contract';
import { DETAIL_NAMES } from './report-details';
import { detailsResponse } from './report-details.contract';

/** A version of what a request delivered (reference 9.7). */
export const deliverySummary = z.object({
  ...entityId,
  kind: deskRequestKind,
  /** The same for all versions of a report. */
  number: z.string(),
  version: z.number().int().positive(),
  delivered_at: isoDate,
  /** Of the data as canonical JSON, in hexadecimal. */
  sha256: z.string(),
  /** Why it was corrected; empty for the first version. */
  reason: z.string(),
  /** Figures and details that the version before said differently. */
  changed: z.array(z.enum([...namesOf(figuresResponse.shape), ...DETAIL_NAMES])),
  /** The sandbox gateway invented it. */
  is_sandbox: z.boolean(),
  /** False once a newer version of the same report has replaced it. */
  is_current: z.boolean(),
});
export type DeliverySummary = z.infer<typeof deliverySummary>;

/** GET …/deliveries: past reports, the newest first, with all that each said and the files that came with it. */
export const deliveryResponse = deliverySummary.extend({
  figures: figuresResponse,
  details: detailsResponse,
  files: z.object({ bir: z.array(datedFile), additional: z.array(datedFile) }),
});
export type DeliveryResponse = z.infer<typeof deliveryResponse>;
export const deliveryListResponse = z.array(deliveryResponse);
