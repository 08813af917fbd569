import { z } from 'zod';
import { namesOf } from '../language/record-of';
import { datedFile, entityId, isoDate } from '../wire/common.contract';
import { deskRequestKind } from './desk-request.contract';
import { figuresResponse } from './report.contract';
import { DETAIL_NAMES } from './report-details';
import { detailsResponse } from './report-details.contract';

export const deliverySummary = z.object({
  ...entityId,
  kind: deskRequestKind,
  /** Report number, the same for all versions of the report. */
  number: z.string(),
  version: z.number().int().positive(),
  delivered_at: isoDate,
  /** SHA-256 of the data as canonical JSON, in lower-case hexadecimal. */
  sha256: z.string(),
  reason: z.string(),
  changed: z.array(z.enum([...namesOf(figuresResponse.shape), ...DETAIL_NAMES])),
  is_sandbox: z.boolean(),
  is_current: z.boolean(),
});
export type DeliverySummary = z.infer<typeof deliverySummary>;

/** GET …/deliveries: all versions of past reports, newest first, with their figures and files. */
export const deliveryResponse = deliverySummary.extend({
  figures: figuresResponse,
  details: detailsResponse,
  files: z.object({ bir: z.array(datedFile), additional: z.array(datedFile) }),
});
export type DeliveryResponse = z.infer<typeof deliveryResponse>;
export const deliveryListResponse = z.array(deliveryResponse);
