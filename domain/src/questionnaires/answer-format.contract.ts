import { z } from 'zod';
import { isoDay } from '../wire/common.contract';
import type { AnswerFormat, SimpleFormat } from './answer-format';
import { MAX_ANSWER_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits';

const LARGEST = 1e15;
const limit = z.number().min(-LARGEST).max(LARGEST).optional();
const range = { min: limit, max: limit };

const simpleFormat: z.ZodType<SimpleFormat, SimpleFormat> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['short_text', 'long_text']),
    max_length: z.number().int().min(1).max(MAX_ANSWER_LENGTH).optional(),
  }),
  z.strictObject({ kind: z.literal('date'), from: isoDay.optional(), to: isoDay.optional() }),
  z.strictObject({
    kind: z.literal('number'),
    unit: z.string().trim().min(1).max(20).optional(),
    decimals: z.number().int().min(0).max(6).optional(),
    ...range,
  }),
  z.strictObject({
    kind: z.literal('money'),
    currencies: z
      .array(z.string().regex(/^[A-Z]{3}$/))
      .min(1)
      .max(20)
      .optional(),
    ...range,
  }),
  z.strictObject({ kind: z.literal('percent'), ...range }),
  z.strictObject({ kind: z.enum(['email', 'web_address', 'phone', 'country', 'yes_no']) }),
  z.strictObject({ kind: z.literal('tax_id'), country: z.string().min(1).max(8).optional() }),
]);

const column = z.strictObject({
  // Rows are objects by these ids: `constructor` would be found in each of them, and `__proto__` is lost.
  id: z
    .string()
    .min(1)
    .max(64)
    .refine((id) => !(id in Object.prototype), 'the id is reserved'),
  title: z.string().max(200),
  required: z.boolean(),
  format: simpleFormat,
});

const table = z.strictObject({
  kind: z.literal('table'),
  columns: z
    .array(column)
    .min(1)
    .max(MAX_COLUMNS)
    .refine((columns) => new Set(columns.map(({ id }) => id)).size === columns.length, 'ids of columns differ'),
  max_rows: z.number().int().min(1).max(MAX_ROWS),
});

/** Format of a text question's answer (reference 6.11). */
export const answerFormat: z.ZodType<AnswerFormat, AnswerFormat> = z.union([simpleFormat, table]);
