import { z } from 'zod';
import { MAX_COLUMNS, MAX_REASON_LENGTH, MAX_ROWS, MAX_TYPED_TEXT } from './limits';

/** Rows of a table; each names its cells by the ids of the columns and leaves out empty ones (reference 6.11). */
export const tableAnswer = z.strictObject({
  rows: z
    .array(
      z
        .record(z.string().max(64), z.string().max(MAX_TYPED_TEXT))
        .refine((row) => Object.keys(row).length <= MAX_COLUMNS, 'too many cells'),
    )
    .max(MAX_ROWS),
});

/** Reason why a question does not apply, where the question allows it (reference 6.11). */
export const notApplicable = z.strictObject({ not_applicable: z.string().max(MAX_REASON_LENGTH) });
