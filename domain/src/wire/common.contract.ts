import { z } from 'zod';
import { ERROR_CODES } from '../errors/error-codes';
import { LOCALES } from '../language/locales';

/**
 * A UUID as every id of the wire is one (reference 12.1), of whatever version: one that nobody gave out is unknown, not
 * malformed. In a path a malformed one is answered 404.
 */
export const id = z.guid();

/** Spread into an entity's response: `_id` and, equal to it, `id` of ra-data-simple-rest. */
export const entityId = { _id: id, id };

export const isoDate = z.iso.datetime();

/** PostgreSQL counts no year 0; an offset may lead back to it. */
function isStorable(text: string): boolean {
  return Date.parse(text) >= Date.parse('0001-01-01');
}

/** A day without a time, `YYYY-MM-DD`: balance sheet dates. */
export const isoDay = z.iso.date().refine(isStorable);

/** A day, or an exact moment in whatever time zone. */
export const isoDayOrMoment = z.union([isoDay, z.iso.datetime({ offset: true }).refine(isStorable)]);

export const localeSchema = z.enum(LOCALES);

export const errorCode = z.enum(ERROR_CODES);

/** One broken rule: where it is as a wire path, and in lists which entry, from 0. */
export const violationDetail = z.object({
  code: errorCode,
  message: z.string(),
  path: z.string(),
  index: z.number().int().nonnegative().optional(),
});

/** The shape of every error answer (reference 12.2). */
export const errorResponse = z.object({
  error: z.string(),
  code: errorCode,
  details: z.array(violationDetail).optional(),
  request_id: z.string().optional(),
  /** When a cool-down ends (reference 5.6). */
  next_at: isoDate.optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;

/** Something that does not hinder, said beside the answer: a duplicate, a tax id of doubtful shape (reference 4.7). */
export const warning = z.object({
  code: z.string(),
  message: z.string(),
  path: z.string(),
  index: z.number().int().nonnegative().optional(),
});
export type Warning = z.infer<typeof warning>;

/** What a DELETE answers of what is gone: ra-data-simple-rest reads its id. */
export const deletedResponse = z.object(entityId);

export const okResponse = z.object({ ok: z.literal(true) });
export type OkResponse = z.infer<typeof okResponse>;

export const MAX_LINE = 300;
export const MAX_TEXT = 20_000;

/**
 * A line or text that the rules judge, not the schema: absent and null become '', spaces around it go.
 * Takes the longest length in characters.
 */
export const typedText = (max = MAX_LINE) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value ?? '');

/** Like `typedText`, but absent stays absent: for bodies that merge field by field. Null clears. */
export const patchText = (max = MAX_LINE) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((value) => value ?? '')
    .optional();

/** A secret exactly as typed: never trimmed. */
export const secretText = z
  .string()
  .max(1000)
  .nullish()
  .transform((value) => value ?? '');

/** A list that may also be written as one text with commas; entries are trimmed and empty ones dropped. */
export const textList = (max = 100) =>
  z
    .union([z.array(z.string().max(MAX_LINE)).max(max), z.string().max(MAX_TEXT)])
    .nullish()
    .transform((value) =>
      (typeof value === 'string' ? value.split(',') : (value ?? [])).map((entry) => entry.trim()).filter(Boolean),
    );

/** A stored file as answers and lists name it. */
export const fileRef = z.object({ file_id: id, name: z.string(), size: z.number().int().nonnegative() });
export type FileRef = z.infer<typeof fileRef>;

/** A stored file with the moment it came. */
export const datedFile = z.object({ file_id: id, name: z.string(), created_at: isoDate });
export type DatedFile = z.infer<typeof datedFile>;
