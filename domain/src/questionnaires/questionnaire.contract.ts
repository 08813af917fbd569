import { z } from 'zod';
import { entityId, fileRef, id, localeSchema, typedText } from '../wire/common.contract';
import { answerFormat } from './answer-format.contract';
import { condition } from './condition.contract';
import { MAX_OPTIONS, MAX_QUESTIONS, MAX_WEIGHT } from './limits';
import { points, questionPoints } from './points.contract';
import { QUESTION_TYPES } from './questionnaire-rules';

export const questionType = z.enum(QUESTION_TYPES);

/**
 * Id that the client sends. The server keeps it if it belongs to this questionnaire, otherwise replaces it (reference
 * 2.4).
 */
const givenId = z.string().max(64).nullish();

/** Item of a template's version from which a question was taken over, and in which language (reference 6.16). */
export const itemSource = z.object({
  template: id,
  version: z.number().int().min(1).max(2_000_000_000),
  item: z.string().min(1).max(64),
  language: localeSchema,
});

/**
 * Input for a question: missing parts block the launch, but not the autosave. New questions are required by default.
 */
export const questionInput = z.object({
  _id: givenId,
  type: z
    .union([questionType, z.literal('')])
    .nullish()
    .transform((type) => type || null),
  title: typedText(5000),
  required: z
    .boolean()
    .nullish()
    .transform((required) => required ?? true),
  options: z
    .array(
      z.object({
        _id: givenId,
        value: typedText(2000),
        show_if: condition.nullish(),
        points: points.nullish(),
        knock_out: z.boolean().nullish(),
      }),
    )
    .max(MAX_OPTIONS)
    .nullish()
    .transform((options) => options ?? []),
  file: z.object({ file_id: z.string().max(64) }).nullish(),
  /** An absent condition is left unchanged; null removes it. Refers to items by the ids of this request. */
  show_if: condition.nullish(),
  /** Absent parts below are left unchanged too; null removes them (reference 6.11, reference 6.12). */
  format: answerFormat.nullish(),
  allow_na: z.boolean().nullish(),
  points: questionPoints.nullish(),
  /** Of a section. */
  weight: z.number().min(0).max(MAX_WEIGHT).nullish(),
  source: itemSource.nullish(),
});

export const questionnaireInput = z.array(questionInput).max(MAX_QUESTIONS);
export type QuestionnaireInput = z.infer<typeof questionnaireInput>;

const optionResponse = z.object({
  _id: id,
  value: z.string(),
  show_if: condition.optional(),
  points: points.optional(),
  knock_out: z.literal(true).optional(),
});

export const questionResponse = z.object({
  ...entityId,
  type: questionType.nullable(),
  title: z.string(),
  required: z.boolean(),
  options: z.array(optionResponse),
  file: fileRef.nullable(),
  /** Absent for an item that is always shown. */
  show_if: condition.optional(),
  /** Absent: any text. */
  format: answerFormat.optional(),
  allow_na: z.literal(true).optional(),
  /** Points, knock-outs, weights and sources are absent in what suppliers see. */
  points: questionPoints.optional(),
  weight: z.number().optional(),
  source: itemSource.optional(),
  /** The supplier has submitted the question, but the present questionnaire does not ask it: nobody can answer it again. */
  retired: z.literal(true).optional(),
  /** The supplier has submitted the question, but a new country or condition hides it: nobody can answer it again. */
  hidden: z.literal(true).optional(),
});
export type QuestionResponse = z.infer<typeof questionResponse>;
export const questionnaireResponse = z.array(questionResponse);

const ownId = z.string();

/** Questionnaire that is not stored, from a file or a template: its ids hold within one response only. */
export const unstoredQuestionnaire = z.array(
  questionResponse.extend({ _id: ownId, id: ownId, options: z.array(optionResponse.extend({ _id: ownId })) }),
);

export const attachmentParams = z.object({ id, qid: id });
