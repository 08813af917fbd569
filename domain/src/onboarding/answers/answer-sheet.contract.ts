import { z } from 'zod';
import { id, localeSchema } from '../../wire/common.contract';
import { onboardingSupplierResponse } from '../onboarding.contract';

/** GET …/answers-sheet: language of the sheet. */
export const answerSheetQuery = z.object({ language: localeSchema.default('en') });

/** POST …/answers-sheet (multipart): the sheet, and the language in which cells that were not taken are explained. */
export const answerSheetPart = z.object({ language: localeSchema.default('en') });

/** What of a sheet was saved, and each cell that was not taken, with the reason (reference 6.17). */
export const answerSheetResponse = z.object({
  supplier: onboardingSupplierResponse,
  taken: z.number().int().nonnegative(),
  left_out: z.array(
    z.object({
      /** Row of the sheet, from 1. */
      row: z.number().int(),
      /** Name of a table's own sheet; null for the sheet of all questions. */
      sheet: z.string().nullable(),
      question_id: id.nullable(),
      number: z.number().int().nullable(),
      title: z.string().nullable(),
      reason: z.string(),
    }),
  ),
});
export type AnswerSheetResponse = z.infer<typeof answerSheetResponse>;
