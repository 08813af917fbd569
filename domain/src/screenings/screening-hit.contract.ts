import { z } from 'zod';
import { isoDay } from '../wire/common.contract';
import { hitExplanation } from './hit-explanation.contract';
import { PROFILE_VALUES_MAX } from './limits';
import { ENTRY_NAME_KINDS, ENTRY_SCHEMAS, ENTRY_STATUSES } from './list-entry';
import { RISKS } from './risks';

/** Web address; invalid links in a list are dropped. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

const listedIdentifier = z.object({
  type: z.string().max(100),
  country: z.string().max(100).optional(),
  value: z.string().max(300),
});

export const screeningHit = z.object({
  /** Key of the list entry and its version. Decisions about hits refer to this key. */
  entry_key: z.string().max(200),
  list: z.object({ code: z.string().max(60), title: z.string().max(300) }),
  list_version: z.string().max(100).nullable(),
  entry_id: z.string().max(200),
  matched_name: z.string().max(500),
  names: z.array(z.string().max(500)).max(200),
  /** Score from 0 to 1. */
  score: z.number().min(0).max(1),
  topics: z.array(z.string().max(100)).max(50),
  countries: z.array(z.string().max(100)).max(50),
  /** Birth dates as the source states them: full dates or years. */
  birth_dates: z.array(z.string().max(40)).max(50),
  /** Date of the listing, date of taking office (PEP), or date of publication (article). */
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
  /** Kind of the matched name in its list, such as an alias; absent in older screenings. */
  name_kind: z.enum(ENTRY_NAME_KINDS).optional(),
  name_kinds: z.array(z.enum(ENTRY_NAME_KINDS)).max(200).optional(),
  programmes: z.array(z.string().max(500)).max(PROFILE_VALUES_MAX).optional(),
  birth_places: z.array(z.string().max(500)).max(PROFILE_VALUES_MAX).optional(),
  identifiers: z.array(listedIdentifier).max(PROFILE_VALUES_MAX).optional(),
  /**
   * Stage on Mexico's list of simulated operations (article 69-B): presumed, definitive, or cleared by the authority.
   */
  list_status: z.enum(ENTRY_STATUSES).optional(),
  /** Estimated score of the two names on the search page of the US Treasury, from 0 to 1. */
  regulator_score: z.number().min(0).max(1).optional(),
  explanation: hitExplanation.optional(),
});
export type ScreeningHit = z.infer<typeof screeningHit>;
