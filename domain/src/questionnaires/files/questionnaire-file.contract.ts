import { z } from 'zod';
import { LOCALES } from '../../language/locales';
import { MAX_QUESTIONS } from '../limits';
import { scoring } from '../points.contract';
import { unstoredQuestionnaire } from '../questionnaire.contract';
import { FILE_COLUMNS, FILE_PROBLEMS } from './file-words';

export const QUESTIONNAIRE_FILE = 'homologa-questionnaire';

/** JSON file of a questionnaire (reference 6.14); each item is validated by itself, so that its place can be told. */
export const questionnaireFile = z.object({
  format: z.literal(QUESTIONNAIRE_FILE),
  version: z.literal(1),
  questionnaire: z.array(z.unknown()).max(MAX_QUESTIONS),
  /** Thresholds; a file without them changes none. */
  scoring: z.unknown().optional(),
});

export const questionnaireFileQuery = z.object({
  format: z.enum(['xlsx', 'json']).default('xlsx'),
  language: z.enum(LOCALES).default('en'),
});

/** What a file contains; without any problem the questionnaire may be taken over. Nothing has been stored. */
export const readQuestionnaireResponse = z.object({
  questionnaire: unstoredQuestionnaire,
  /** Null for a file without thresholds. */
  scoring: scoring.nullable(),
  problems: z.array(
    z.object({
      row: z.number().int(),
      column: z.enum([...FILE_COLUMNS, 'thresholds']).nullable(),
      problem: z.enum(FILE_PROBLEMS),
    }),
  ),
});
export type ReadQuestionnaireResponse = z.infer<typeof readQuestionnaireResponse>;
