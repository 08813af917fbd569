import { z } from 'zod';
import { LOCALES } from '../../language/locales';
import { unstoredQuestionnaire } from '../questionnaire.contract';

export const templateQuery = z.object({ language: z.enum(LOCALES).default('en') });
export const templateParams = z.object({ key: z.string().min(1).max(64) });

const templateRow = z.object({
  key: z.string(),
  version: z.number().int(),
  title: z.string(),
  description: z.string(),
  questions: z.number().int(),
});

/** Templates of the provider in the asked language (reference 6.14). */
export const templateListResponse = z.array(templateRow);
export type TemplateRow = z.infer<typeof templateRow>;

export const templateResponse = templateRow.extend({ questionnaire: unstoredQuestionnaire });
export type TemplateResponse = z.infer<typeof templateResponse>;
