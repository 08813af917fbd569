import { z } from 'zod';
import { isoDay } from '../wire/common.contract';
import { hitExplanation } from './hit-explanation.contract';
import { PROFILE_VALUES_MAX } from './limits';
import { ENTRY_NAME_KINDS, ENTRY_SCHEMAS, ENTRY_STATUSES } from './list-entry';
import { RISKS } from './risks';

/** A web address; links of a list that are not valid addresses are dropped. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

const listedIdentifier = z.object({
  type: z.string().max(100),
  country: z.string().max(100).optional(),
  value: z.string().max(300),
});

export const screeningHit = z.object({
  /** The entry and its version; decisions refer to this key. */
  entry_key: z.string().max(200),
  list: z.object({ code: z.string().max(60), title: z.string().max(300) }),
  list_version: z.string().max(100).nullable(),
  entry_id: z.string().max(200),
  matched_name: z.string().max(500),
  names: z.array(z.string().max(500)).max(200),
  /** From 0 to 1. */
  score: z.number().min(0).max(1),
  topics: z.array(z.string().max(100)).max(50),
  countries: z.array(z.string().max(100)).max(50),
  /** As written in the source: a day or a year. */
  birth_dates: z.array(z.string().max(40)).max(50),
  /** Day of the listing, of taking office (PEP), or of publication (article). */
  date: isoDay.nullable(),
  remarks: z.string().max(5000).nullable(),
  url: webAddress.nullable(),
  article: z
    .object({
      title: z.string().max(500),
      publisher: z.string().max(300),
      sentence: z.string(),
      risks: z.array(z.object({ risk: z.enum(RISKS), word: z.string() })),
    })
    .optional(),
  schema: z.enum(ENTRY_SCHEMAS).optional(),
  /** Role of the matched name in its list; absent in older screenings. */
  name_kind: z.enum(ENTRY_NAME_KINDS).optional(),
  name_kinds: z.array(z.enum(ENTRY_NAME_KINDS)).max(200).optional(),
  programmes: z.array(z.string().max(500)).max(PROFILE_VALUES_MAX).optional(),
  birth_places: z.array(z.string().max(500)).max(PROFILE_VALUES_MAX).optional(),
  identifiers: z.array(listedIdentifier).max(PROFILE_VALUES_MAX).optional(),
  /**
   * Stage on Mexico's list of simulated operations (article 69-B): presumed, definitive, or cleared by the list itself.
   */
  list_status: z.enum(ENTRY_STATUSES).optional(),
  /** Score of the two names in the search of the United States Treasury, from 0 to 1. */
  regulator_score: z.number().min(0).max(1).optional(),
  explanation: hitExplanation.optional(),
});
export type ScreeningHit = z.infer<typeof screeningHit>;
