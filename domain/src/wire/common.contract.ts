import { z } from 'zod';
import { ERROR_CODES } from '../errors/error-codes';
import { LOCALES } from '../language/locales';

/**
 * UUID of any version (reference 12.1), so that an unknown id is reported as not found and not as malformed. A
 * malformed id in a path returns 404.
 */
export const id = z.guid();

/** Id fields in the response of every entity: `_id`, and an equal `id`, which ra-data-simple-rest requires. */
export const entityId = { _id: id, id };

export const isoDate = z.iso.datetime();

/** Rejects dates before year 1. PostgreSQL has no year 0, and the offset of a timestamp may shift it into that year. */
function isStorable(text: string): boolean {
  return Date.parse(text) >= Date.parse('0001-01-01');
}

export const isoDay = z.iso.date().refine(isStorable);

export const isoDayOrMoment = z.union([isoDay, z.iso.datetime({ offset: true }).refine(isStorable)]);

export const localeSchema = z.enum(LOCALES);

export const errorCode = z.enum(ERROR_CODES);

export const violationDetail = z.object({
  code: errorCode,
  message: z.string(),
  path: z.string(),
  index: z.number().int().nonnegative().optional(),
});

export const errorResponse = z.object({
  error: z.string(),
  code: errorCode,
  details: z.array(violationDetail).optional(),
  request_id: z.string().optional(),
  next_at: isoDate.optional(),
  /** With `second_factor_required`: the secret of the attempt, and the ways to prove the factor. */
  attempt: z.string().optional(),
  ways: z.array(z.string()).optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;

/** Problem that does not block the request, such as a duplicate or a suspicious tax id (reference 4.7). */
export const warning = z.object({
  code: z.string(),
  message: z.string(),
  path: z.string(),
  index: z.number().int().nonnegative().optional(),
});
export type Warning = z.infer<typeof warning>;

/** Response to a DELETE: the id of the deleted entity, which ra-data-simple-rest requires. */
export const deletedResponse = z.object(entityId);

export const okResponse = z.object({ ok: z.literal(true) });
export type OkResponse = z.infer<typeof okResponse>;

export const MAX_LINE = 300;
export const MAX_TEXT = 20_000;

/**
 * Schema of trimmed text that domain rules validate instead of the schema. An absent value and null become ''. `max` is
 * in characters.
 */
export const typedText = (max = MAX_LINE) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value ?? '');

/**
 * Schema like `typedText`, for bodies that are merged field by field. An absent value stays undefined, and null clears
 * the field.
 */
export const patchText = (max = MAX_LINE) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((value) => value ?? '')
    .optional();

export const secretText = z
  .string()
  .max(1000)
  .nullish()
  .transform((value) => value ?? '');

/** Schema of a list, which may also be one comma-separated text. Trims the entries and drops empty entries. */
export const textList = (max = 100) =>
  z
    .union([z.array(z.string().max(MAX_LINE)).max(max), z.string().max(MAX_TEXT)])
    .nullish()
    .transform((value) =>
      (typeof value === 'string' ? value.split(',') : (value ?? [])).map((entry) => entry.trim()).filter(Boolean),
    );

export const fileRef = z.object({ file_id: id, name: z.string(), size: z.number().int().nonnegative() });
export type FileRef = z.infer<typeof fileRef>;

export const datedFile = z.object({ file_id: id, name: z.string(), created_at: isoDate });
export type DatedFile = z.infer<typeof datedFile>;
