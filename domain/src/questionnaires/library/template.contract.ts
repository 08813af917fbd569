import { z } from 'zod';
import type { Locale } from '../../language/locales';
import { entityId, id, isoDate, localeSchema, MAX_LINE } from '../../wire/common.contract';
import { answerFormat } from '../answer-format.contract';
import { condition } from '../condition.contract';
import { readQuestionnaireResponse } from '../files/questionnaire-file.contract';
import { MAX_OPTIONS, MAX_QUESTIONS, MAX_WEIGHT } from '../limits';
import { points, questionPoints } from '../points.contract';
import type { itemSource, unstoredQuestionnaire } from '../questionnaire.contract';
import { QUESTION_TYPES } from '../questionnaire-rules';

export type UnstoredQuestion = z.infer<typeof unstoredQuestionnaire>[number];
export type ItemSource = z.infer<typeof itemSource>;

const text = (max: number) => z.string().trim().max(max).optional();

/** One text per language; an absent or empty one is missing. */
const texts = (max: number): z.ZodType<Texts, Texts> =>
  z.strictObject({ en: text(max), es: text(max), 'pt-BR': text(max) });

export type Texts = Partial<Readonly<Record<Locale, string | undefined>>>;

const itemId = z.string().min(1).max(64);

/** Types of items of a template: an attachment's file belongs to one workflow. */
const TEMPLATE_TYPES = QUESTION_TYPES.filter((type) => type !== 'attachment');

/** Item of a template: a question or section with its texts in each language (reference 6.16). */
export const templateItem = z.strictObject({
  /** Stays the same in later versions, by which an update finds the questions of a workflow. */
  _id: itemId,
  type: z.enum(TEMPLATE_TYPES),
  title: texts(5000),
  required: z.boolean(),
  options: z
    .array(
      z.strictObject({
        _id: itemId,
        value: texts(2000),
        show_if: condition.optional(),
        points: points.optional(),
        knock_out: z.literal(true).optional(),
      }),
    )
    .max(MAX_OPTIONS),
  show_if: condition.optional(),
  format: answerFormat.optional(),
  /** Titles of a table's columns by their ids, in place of those of the format. */
  column_titles: z.record(itemId, texts(MAX_LINE)).optional(),
  allow_na: z.literal(true).optional(),
  points: questionPoints.optional(),
  weight: z.number().min(0).max(MAX_WEIGHT).optional(),
});
export type TemplateItem = z.infer<typeof templateItem>;

export const templateItems = z.array(templateItem).min(1).max(MAX_QUESTIONS);

export const templateQuery = z.object({
  /** Looks through titles, descriptions and questions in every language. */
  q: z.string().max(MAX_LINE).optional(),
  archived: z.enum(['true', 'false']).default('false'),
});
export const templateVersionQuery = z.object({ version: z.coerce.number().int().min(1).optional() });
export const templateParams = z.object({ id });

const title = texts(MAX_LINE);
const description = texts(2000);

export const createTemplateBody = z.object({ title, description, items: templateItems });
export type CreateTemplateBody = z.infer<typeof createTemplateBody>;

/** Absent fields keep their values; a new title or description is no new version. */
export const updateTemplateBody = z.object({
  title: title.optional(),
  description: description.optional(),
  archived: z.boolean().optional(),
});
export type UpdateTemplateBody = z.infer<typeof updateTemplateBody>;

/** `based_on` is the version that was edited: a newer one answers 409 `template_changed`. */
export const templateVersionBody = z.object({ based_on: z.number().int().min(1), items: templateItems });
export type TemplateVersionBody = z.infer<typeof templateVersionBody>;

/** `takes_release` says that the version takes what it wants of this release's model, which is then no longer offered. */
export const deskVersionBody = templateVersionBody.extend({ takes_release: z.boolean().optional() });
export type DeskVersionBody = z.infer<typeof deskVersionBody>;

const templateRow = z.object({
  ...entityId,
  owner: z.enum(['company', 'provider']),
  title,
  description,
  /** Newest version. */
  version: z.number().int(),
  questions: z.number().int(),
  /** Items without a text, per language. */
  missing: z.record(localeSchema, z.number().int()),
  archived: z.boolean(),
  modified_at: isoDate,
});
export type TemplateRow = z.infer<typeof templateRow>;

/** Templates of the company, then those of the provider. */
export const templateListResponse = z.array(templateRow);

/** One version of a template, by default the newest, and the list of all versions, the newest first. */
export const templateResponse = templateRow.extend({
  shown_version: z.number().int(),
  items: templateItems,
  versions: z.array(
    z.object({
      version: z.number().int(),
      created_at: isoDate,
      /** True for a model that came with a release of the product. */
      is_release: z.boolean(),
    }),
  ),
});
export type TemplateResponse = z.infer<typeof templateResponse>;

/** As staff see it: `release` is the model of this release if it has not become a version. */
export const deskTemplateResponse = templateResponse.extend({ release: templateItems.nullable() });
export type DeskTemplateResponse = z.infer<typeof deskTemplateResponse>;

export const readTemplateResponse = readQuestionnaireResponse.omit({ scoring: true });
