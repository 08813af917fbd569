import { z } from 'zod';
import { ENTRY_SCHEMAS } from './list-entry';

const column = z.string().trim().min(1).max(200);

/** Which column of a plain CSV is what (reference 10.8). */
export const csvMapping = z
  .object({
    /** One character; a comma unless said otherwise. */
    delimiter: z.enum([',', ';', '\t', '|']).default(','),
    /** What parts several values in one field. */
    separator: z.string().min(1).max(3).default(';'),
    dates: z.enum(['dmy', 'mdy']).default('dmy'),
    id: column.optional(),
    name: z.array(column).min(1).max(6),
    aliases: column.optional(),
    weak_aliases: column.optional(),
    former_names: column.optional(),
    family_name: column.optional(),
    schema: column.optional(),
    /** What every entry is, where no column says it. */
    default_schema: z.enum(ENTRY_SCHEMAS).default('other'),
    countries: z.array(column).max(6).default([]),
    birth_dates: column.optional(),
    gender: column.optional(),
    /** The kind of number to its column. */
    identifiers: z.record(z.string().max(80), column).default({}),
    identifier_country: column.optional(),
    programmes: column.optional(),
    listed_on: column.optional(),
    expires_on: column.optional(),
    remarks: column.optional(),
    url: column.optional(),
  })
  .strict();
export type CsvMapping = z.infer<typeof csvMapping>;
