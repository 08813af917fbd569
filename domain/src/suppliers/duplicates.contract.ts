import { z } from 'zod';
import { supplierStatus, workflowStatus } from '../catalog/values.contract';
import { id, textList, typedText } from '../wire/common.contract';
import { BULK_SUPPLIER_LIMIT } from './limits';

const candidate = z.object({
  country: typedText(100),
  tax_id: typedText(100),
  duns_number: typedText(100),
  company_name: typedText(300),
  emails: textList(100),
});
export type DuplicateCandidate = z.infer<typeof candidate>;

export const DUPLICATE_KEYS = ['tax_id', 'duns_number', 'company_name', 'email'] as const;
export type DuplicateKey = (typeof DUPLICATE_KEYS)[number];

/** POST /api/suppliers/duplicates: `index` in the response is the position in this list. */
export const duplicatesBody = z.object({
  suppliers: z.array(candidate).max(BULK_SUPPLIER_LIMIT),
});

export const duplicateMatch = z.object({
  index: z.number().int().nonnegative(),
  supplier_id: id,
  company_name: z.string(),
  display_status: supplierStatus,
  matched_by: z.enum(DUPLICATE_KEYS),
  workflow: z.object({ _id: id, id, title: z.string(), status: workflowStatus }),
});
export type DuplicateMatch = z.infer<typeof duplicateMatch>;
export const duplicatesResponse = z.array(duplicateMatch);
