import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../language/locales';
import { entityId, id, isoDate, isoDay, textList } from '../wire/common.contract';
import { hitExplanation } from './hit-explanation.contract';
import { JUDGED_AT_ONCE_MAX } from './limits';
import { ENTRY_SCHEMAS } from './list-entry';
import { RISKS } from './risks';
import { DECISION_SCOPES, HIT_DECISIONS, SCREENED_GROUPS, SCREENING_OPTIONS } from './screening-rules';
import { SCREENING_STATUSES } from './screening-status';

export const screeningStatus = z.enum(SCREENING_STATUSES);
export const screeningOption = z.enum(SCREENING_OPTIONS);
export const hitDecision = z.enum(HIT_DECISIONS);
export const decisionScope = z.enum(DECISION_SCOPES);

/** An address of the web; what a list calls a link and is none is no link. */
const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

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
  /** Why it was found; what was screened by somebody else has none. */
  explanation: hitExplanation.optional(),
});
export type ScreeningHit = z.infer<typeof screeningHit>;

/** A party that was screened, with what was found (reference 10.4). */
export const screenedParty = z.object({
  name: z.string().max(500),
  sanction_lists: z.array(screeningHit),
  adverse_media: z.array(screeningHit),
  peps: z.array(screeningHit),
});
export type ScreenedParty = z.infer<typeof screenedParty>;

/** Someone with a part of the company; `share` in per cent. */
const holding = { country: z.string().max(100).nullable(), share: z.number().min(0).max(100).nullable() };

export const shareholder = z.object({ name: z.string().max(500), ...holding });
export const beneficialOwner = screenedParty.extend(holding);

/** A company of the same family: a subsidiary or a branch. */
export const relatedCompany = screenedParty.extend({ country: z.string().max(100).nullable() });

export const legalAction = z.object({
  title: z.string().max(500),
  court: z.string().max(300).nullable(),
  reference: z.string().max(200).nullable(),
  date: isoDay.nullable(),
  status: z.string().max(200).nullable(),
  url: webAddress.nullable(),
});
export type LegalAction = z.infer<typeof legalAction>;

/** A list's snapshot that a screening read. */
export const screenedSnapshot = z.object({
  code: z.string(),
  title: z.string(),
  topic: z.string(),
  number: z.number().int(),
  sha256: z.string(),
  entries: z.number().int(),
  imported_at: isoDate,
  published_on: isoDay.nullable(),
  is_stale: z.boolean(),
});
export type ScreenedSnapshot = z.infer<typeof screenedSnapshot>;

/** Somebody who was looked for, with what was known of them then. */
export const screenedSubject = z.object({
  group: z.enum(SCREENED_GROUPS),
  name: z.string(),
  schema: z.enum(ENTRY_SCHEMAS).optional(),
  countries: z.array(z.string()),
  identifiers: z.array(z.object({ type: z.string(), country: z.string().optional(), value: z.string() })),
});

/** An entry that monitoring found for a party: it is kept however many are more alike. */
export const watchedEntry = z.object({ party: z.string(), list: z.string(), source_id: z.string() });
export type WatchedEntry = z.infer<typeof watchedEntry>;
export const watchedEntries = z.array(watchedEntry);

/** The same as a screening of monitoring keeps them: which are new by it, and in which version. */
export const keptEntries = z.array(
  watchedEntry.extend({ entry_key: z.string().optional(), is_new: z.boolean().optional() }),
);

/** What a screening rests on, and what shows that the same question gets the same answer (reference 10.5). */
export const screeningEvidence = z.object({
  /** Version of the matching. */
  engine: z.number().int(),
  /** The day for which entries counted as expired or not. */
  as_of: isoDay,
  threshold: z.number().min(0).max(1),
  parties: z.array(screenedSubject),
  /** What monitoring had found before. */
  watched: watchedEntries.optional(),
  snapshots: z.array(screenedSnapshot),
  /** The provider of articles that was asked, and the SHA-256 of what was read of it: null if it did not answer. */
  media: z
    .object({
      provider: z.string(),
      asked_at: isoDate,
      articles: z.number().int().nullable(),
      sha256: z.string().nullable(),
    })
    .optional(),
  /** Titles of lists that are known here and hold nothing. */
  missing_lists: z.array(z.string()),
  /** What was asked for and not looked at, for want of a source. */
  not_searched: z.array(screeningOption),
  /** The best of what was not enough, by party. */
  nearest: z.array(z.object({ group: z.enum(SCREENED_GROUPS), party: z.string(), hit: screeningHit })),
  /** SHA-256 over subject, snapshots, options and result. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ScreeningEvidence = z.infer<typeof screeningEvidence>;

/** What a screening found; stored as it is answered (reference 10.4). */
export const screeningData = z.object({
  company_screenings: z.array(screenedParty),
  shareholders_screenings: z.array(screenedParty),
  shareholders: z.array(shareholder),
  beneficial_owners: z.array(beneficialOwner),
  legal_actions: z.array(legalAction),
  subsidiaries: z.array(relatedCompany),
  branches: z.array(relatedCompany),
  evidence: screeningEvidence.optional(),
});
export type ScreeningData = z.infer<typeof screeningData>;

/** A stored compliance report; `type` is its format, `html` or `pdf`. */
export const screeningReport = z.object({ ...entityId, type: z.string() });

/** A version of the report: the first, and one for each judgement since (reference 10.5). */
export const reportVersion = z.object({
  version: z.number().int().positive(),
  created_at: isoDate,
  /** The judgement for which the next version was written; null for the one that is served. */
  replaced_by: z
    .object({
      entry_key: z.string(),
      decision: hitDecision,
      /** A true match that waits for a second person. */
      proposed: z.boolean(),
      reason: z.string(),
      decided_at: isoDate,
      decided_by: z.object({ name: z.string() }),
    })
    .nullable(),
});
export type ReportVersion = z.infer<typeof reportVersion>;

/** A reviewer's judgement of a pair of party and list entry (reference 10.6). */
export const screeningDecision = z.object({
  ...entityId,
  entry_key: z.string(),
  decision: hitDecision,
  reason: z.string(),
  /** Whom of the screening it is about; null: everybody whom the entry was found for. */
  party: z.string().nullable(),
  scope: decisionScope,
  /** A true match that waits for a second person. */
  proposed: z.boolean(),
  decided_at: isoDate,
  decided_by: z.object({ name: z.string() }),
});
export type ScreeningDecisionResponse = z.infer<typeof screeningDecision>;

/**
 * GET /api/workflows/{id}/suppliers/{sid}/screening: the newest one; `data` is null until it is done (reference 10.4).
 */
export const screeningResponse = z.object({
  ...entityId,
  status: screeningStatus,
  request: z.object({
    company_country: z.string().nullable(),
    shareholders: z.array(z.string()),
    options: z.array(screeningOption),
    requested_at: isoDate,
  }),
  finished_at: isoDate.nullable(),
  data: screeningData.nullable(),
  /** Keys of the entries that monitoring found; empty for a screening that somebody asked for. */
  new_entry_keys: z.array(z.string()),
  reports: z.array(screeningReport),
  /** The newest first. */
  report_versions: z.array(reportVersion),
  decisions: z.array(screeningDecision),
});
export type ScreeningResponse = z.infer<typeof screeningResponse>;

/** A hit, by its entry and the party that it is about; without a party everybody whom the entry was found for. */
const judgedHit = { entry_key: z.string().max(200), party: z.string().max(500).optional() };

/** POST …/screening/decisions: one judgement of a hit of the newest screening, and of others at once. */
export const decideHitBody = z.object({
  ...judgedHit,
  also: z.array(z.object(judgedHit)).max(JUDGED_AT_ONCE_MAX).default([]),
  decision: hitDecision,
  reason: z.string().trim().min(1).max(1000),
  scope: decisionScope.default('supplier'),
});
export type DecideHitBody = z.input<typeof decideHitBody>;

/** GET …/screening/others: suppliers of the same client of whom the same entry was found. */
export const otherSuppliersQuery = z.object({ entry_key: z.string().max(200) });
export const otherSuppliersResponse = z.array(
  z.object({
    supplier: z.object({ ...entityId, workflow_id: id, name: z.string() }),
    workflow: z.object({ title: z.string() }),
    party: z.string(),
    score: z.number(),
    /** Of the newest decision that holds there; null where nobody has decided. */
    decision: hitDecision.nullable(),
    proposed: z.boolean(),
    /** Whether the entry there is of the same version. */
    is_same_version: z.boolean(),
  }),
);
export type OtherSuppliersResponse = z.infer<typeof otherSuppliersResponse>;

/** PUT …/monitoring of a workflow: its suppliers are monitored unless one of them says otherwise. */
export const workflowMonitoringBody = z.object({ monitored: z.boolean() });
/** PUT …/monitoring of a supplier; null: as its workflow says. */
export const supplierMonitoringBody = z.object({ monitored: z.boolean().nullable() });
export const workflowMonitoringResponse = z.object({ monitored: z.boolean() });
/** What holds for a supplier, with its own choice and its workflow's. */
export const supplierMonitoringResponse = z.object({
  monitored: z.boolean(),
  own: z.boolean().nullable(),
  workflow: z.boolean(),
});
export type SupplierMonitoringResponse = z.infer<typeof supplierMonitoringResponse>;

/** GET and PUT /api/screening-settings: how a company reviews. */
export const screeningSettings = z.object({ four_eyes: z.boolean() });
export type ScreeningSettings = z.infer<typeof screeningSettings>;

/** What a line of a supplier table says of the newest screening. */
export const screeningBrief = z.object({ status: screeningStatus, requested_at: isoDate });

/** A screening of a supplier, in the list of all of them, newest first. */
export const screeningSummary = z.object({
  ...entityId,
  status: screeningStatus,
  requested_at: isoDate,
  finished_at: isoDate.nullable(),
  reports: z.array(screeningReport),
});
export type ScreeningSummary = z.infer<typeof screeningSummary>;

/** PATCH /api/workflows/{id}/suppliers/{sid}/screen: without options everything is looked for. */
export const requestScreeningBody = z.object({
  shareholders: textList(),
  options: z.array(screeningOption).max(SCREENING_OPTIONS.length).optional(),
});
export type RequestScreeningBody = z.input<typeof requestScreeningBody>;

export const complianceParams = z.object({ id, sid: id, screening_id: id });

/** GET …/compliance/{screening_id}?type=&language=&version=: html in English, the newest, unless said otherwise. */
export const complianceQuery = z.object({
  type: z
    .string()
    .regex(/^[a-z0-9]{1,10}$/)
    .default('html'),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  version: z.coerce.number().int().min(1).max(100_000).optional(),
});
