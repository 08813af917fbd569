import { z } from 'zod';
import { isoDay } from '../wire/common.contract';
import { hitExplanation } from './hit-explanation.contract';
import { PROFILE_VALUES_MAX } from './limits';
import { ENTRY_NAME_KINDS, ENTRY_SCHEMAS, ENTRY_STATUSES } from './list-entry';
import { RISKS } from './risks';

/** An address of the web; what a list calls a link and is none is no link. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

const listedIdentifier = z.object({
  type: z.string().max(100),
  country: z.string().max(100).optional(),
  value: z.string().max(300),
});

/** One entry of a watchlist, or one publication, that resembles a party. */
export const screeningHit = z.object({
  /** The entry and its version, which a reviewer's decision is about. */
  entry_key: z.string().max(200),
  /** The list, or for adverse media the publisher. */
  list: z.object({ code: z.string().max(60), title: z.string().max(300) }),
  /** The version of the list that was read. */
  list_version: z.string().max(100).nullable(),
  /** The source's own reference. */
  entry_id: z.string().max(200),
  /** The listed name that was found, as the source writes it. */
  matched_name: z.string().max(500),
  /** All names of the entry. */
  names: z.array(z.string().max(500)).max(200),
  /** From 0 to 1. */
  score: z.number().min(0).max(1),
  topics: z.array(z.string().max(100)).max(50),
  /** Countries' ids, or as the source writes them. */
  countries: z.array(z.string().max(100)).max(50),
  /** As the source gives them: a day, a year. */
  birth_dates: z.array(z.string().max(40)).max(50),
  /** The day of the listing, of the office or of the publication. */
  date: isoDay.nullable(),
  /** Headline, office or the list's own remarks. */
  remarks: z.string().max(5000).nullable(),
  url: webAddress.nullable(),
  /** Of an article: the sentence in which the name stands, and the words that name a risk. */
  article: z
    .object({
      title: z.string().max(500),
      publisher: z.string().max(300),
      sentence: z.string(),
      risks: z.array(z.object({ risk: z.enum(RISKS), word: z.string() })),
    })
    .optional(),
  schema: z.enum(ENTRY_SCHEMAS).optional(),
  /** What the matched name is to the list; screenings from before have none. */
  name_kind: z.enum(ENTRY_NAME_KINDS).optional(),
  /** The same of each of `names`, in their order. */
  name_kinds: z.array(z.enum(ENTRY_NAME_KINDS)).max(200).optional(),
  programmes: z.array(z.string().max(500)).max(PROFILE_VALUES_MAX).optional(),
  /** As the list writes them. */
  birth_places: z.array(z.string().max(500)).max(PROFILE_VALUES_MAX).optional(),
  identifiers: z.array(listedIdentifier).max(PROFILE_VALUES_MAX).optional(),
  /** Mexico's 69-B: presumed, definitive, or cleared by the list itself. */
  list_status: z.enum(ENTRY_STATUSES).optional(),
  /** The score that the search of the United States Treasury gives the two names, from 0 to 1. */
  regulator_score: z.number().min(0).max(1).optional(),
  /** Why it was found; what was screened by somebody else has none. */
  explanation: hitExplanation.optional(),
});
export type ScreeningHit = z.infer<typeof screeningHit>;
