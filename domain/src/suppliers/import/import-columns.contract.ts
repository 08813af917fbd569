import { z } from 'zod';
import { IMPORT_MAX_COLUMNS } from '../limits';
import { INVITE_FIELDS } from '../supplier-fields';
import type { ImportColumns } from './import-columns';

export const inviteField = z.enum(INVITE_FIELDS);

export const importColumns = z.object({
  has_heading: z.boolean(),
  fields: z.array(inviteField.nullable()).min(1).max(IMPORT_MAX_COLUMNS),
});

export const askedColumns = importColumns.extend({
  rows: z.array(z.array(z.string())).min(1),
});
export type AskedColumns = z.infer<typeof askedColumns>;

/**
 * The user's assignment of file columns to fields, sent as a part of the multipart request: JSON, or `ask` to let the
 * user choose even if the heading is recognized.
 */
export const importColumnsPart = z.union([
  z.literal('ask'),
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(importColumns)
    .transform(({ has_heading, fields }): ImportColumns => ({ hasHeading: has_heading, fields })),
]);
