import { z } from 'zod';
import { isBirthDate } from '../identity/birth-date';
import { isoDay } from '../wire/common.contract';
import { FIGURE_RULES, FINDING_SEVERITIES, type FigureRuleName } from './figure-rules';
import { MONEY_LIMIT } from './limits';
import {
  AMOUNT_UNIT_NAMES,
  FIGURE_SOURCES,
  MAX_EARLIER_PERIODS,
  MAX_SHAREHOLDERS,
  MAX_SUITS,
  SHAREHOLDER_KINDS,
  STATEMENT_FIGURES,
} from './report-details';
import { REPORT_FIELDS } from './report-fields';

const amount = z.number().min(-MONEY_LIMIT).max(MONEY_LIMIT);
const text = z.string().trim().max(300);
const sourced = z.object({ source: z.enum(FIGURE_SOURCES), date: isoDay });
const statementFigure = z.enum(STATEMENT_FIGURES.map((name) => REPORT_FIELDS[name].wire));

export const detailsResponse = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  unit: z.enum(AMOUNT_UNIT_NAMES).nullable(),
  earlier_periods: z
    .array(z.object({ balance_sheet_date: isoDay.nullable(), amounts: z.partialRecord(statementFigure, amount) }))
    .max(MAX_EARLIER_PERIODS),
  suits: z
    .array(z.object({ court: text, number: text, date: isoDay.nullable(), amount: amount.nullable(), plaintiff: text }))
    .max(MAX_SUITS),
  shareholdings: z
    .array(
      z.object({
        name: text.min(1),
        kind: z.enum(SHAREHOLDER_KINDS).nullable(),
        country: text.nullable(),
        share: z.number().min(0).max(100).nullable(),
        birth_date: z.string().refine(isBirthDate).optional(),
        document: text.min(1).optional(),
      }),
    )
    .max(MAX_SHAREHOLDERS),
  sources: z.record(z.string(), sourced),
});
export type DetailsResponse = z.infer<typeof detailsResponse>;

/**
 * Report details that the desk enters. Each member that is present replaces the stored member. `sources` is omitted
 * because it is derived from `source`.
 */
export const detailsInput = detailsResponse.omit({ sources: true }).partial();
export type DetailsInput = z.infer<typeof detailsInput>;

export const figureSource = sourced;

export const finding = z.object({
  rule: z.enum(Object.keys(FIGURE_RULES) as FigureRuleName[]),
  severity: z.enum(FINDING_SEVERITIES),
  path: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
