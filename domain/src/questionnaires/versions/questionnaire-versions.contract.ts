import { z } from 'zod';
import { entityId, id, isoDate } from '../../wire/common.contract';
import { questionnaireInput, questionResponse } from '../questionnaire.contract';
import { UPDATE_EFFECTS } from './update-effects';

const versionLine = z.object({
  version: z.int(),
  /** Null for a version that was published before versions were kept. */
  published_at: isoDate.nullable(),
  published_by: z.string().nullable(),
  /** Suppliers that have submitted this version. */
  submitted: z.int(),
});

export const questionnaireVersionsResponse = z.array(versionLine);
export type QuestionnaireVersionLine = z.infer<typeof versionLine>;

export const questionnaireVersionResponse = z.object({
  version: z.int(),
  questionnaire: z.array(questionResponse),
});
export type QuestionnaireVersionResponse = z.infer<typeof questionnaireVersionResponse>;

export const affectedBody = z.object({ questionnaire: questionnaireInput });

const affectedGroup = z.object({
  effect: z.enum(UPDATE_EFFECTS),
  count: z.int(),
  /** The first ones by name. */
  suppliers: z.array(z.object({ ...entityId, company_name: z.string() })),
});

export const affectedResponse = z.object({
  groups: z.array(affectedGroup),
  /** Questions to which suppliers that are answering lose their answers; absent from servers of the version before. */
  lost_answers: z.array(z.object({ question: z.string(), suppliers: z.int() })).optional(),
});
export type AffectedResponse = z.infer<typeof affectedResponse>;

export const questionnaireVersionParams = z.object({ id, version: z.coerce.number().int().min(1).max(1_000_000) });
