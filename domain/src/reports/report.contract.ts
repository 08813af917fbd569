import { z } from 'zod';
import { datedFile, isoDate, isoDay } from '../wire/common.contract';
import { byKindOnWire } from './report-fields';

const text = z.string().nullable();
const amount = z.number().nullable();
const whole = z.number().int().nullable();

export const figuresResponse = z.object(
  byKindOnWire({
    text,
    grade: text,
    list: z.array(z.string()),
    amount,
    whole,
    score: whole,
    day: isoDay.nullable(),
  }),
);

export type FiguresResponse = z.infer<typeof figuresResponse>;

/** Delivered figures about a supplier (reference 2.6). Amounts are in the report's own currency. */
export const reportResponse = figuresResponse.omit({ website: true }).extend({
  delivery_date: isoDate.nullable(),
  is_sandbox: z.boolean(),
  files: z.object({ bir: z.array(datedFile), additional: z.array(datedFile) }),
});
export type ReportResponse = z.infer<typeof reportResponse>;

const figureText = z.string().trim().max(1000).nullable().optional();
const figureAmount = z.number().min(-1e15).max(1e15).nullable().optional();
const figureWhole = z.number().int().min(-2_000_000_000).max(2_000_000_000).nullable().optional();
const figureList = z.array(z.string().trim().max(300)).max(200).optional();

/**
 * Report figures that the desk enters. An absent figure keeps its value, and null clears a figure. The figure rules,
 * not this schema, check scales and ranges, so that the error's `details` name each invalid field.
 */
export const figuresInput = z.object(
  byKindOnWire({
    text: figureText,
    grade: figureText,
    list: figureList,
    amount: figureAmount,
    whole: figureWhole,
    score: figureWhole,
    day: isoDay.nullable().optional(),
  }),
);
export type FiguresInput = z.infer<typeof figuresInput>;
