import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../language/locales';
import { entityId, id, isoDate, isoDay } from '../wire/common.contract';
import { HOLDER_KINDS } from './asked-shareholder';
import { HIT_REASON_CODES } from './hit-reasons';
import { ENTRY_SCHEMAS } from './list-entry';
import { SCREENING_REPORT_FORMATS } from './report-formats';
import { screeningHit, webAddress } from './screening-hit.contract';
import { DECISION_SCOPES, HIT_DECISIONS, SCREENED_GROUPS, SCREENING_OPTIONS } from './screening-rules';
import { SCREENING_REVIEWS, SCREENING_STATUSES } from './screening-status';

export type { ScreeningHit } from './screening-hit.contract';

export const screeningStatus = z.enum(SCREENING_STATUSES);
const screeningReview = z.array(z.enum(SCREENING_REVIEWS));
export const screeningOption = z.enum(SCREENING_OPTIONS);
export const hitDecision = z.enum(HIT_DECISIONS);
export const decisionScope = z.enum(DECISION_SCOPES);

export const screenedParty = z.object({
  name: z.string().max(500),
  sanction_lists: z.array(screeningHit),
  adverse_media: z.array(screeningHit),
  peps: z.array(screeningHit),
  /** Entries that their list marks as cleared, which are shown but not counted as hits. */
  information: z.array(screeningHit).optional(),
  not_shown: z.number().int().positive().optional(),
  /** Set if the name is in a script that cannot be compared with the lists. */
  not_comparable: z.literal(true).optional(),
});
export type ScreenedParty = z.infer<typeof screenedParty>;

const holding = { country: z.string().max(100).nullable(), share: z.number().min(0).max(100).nullable() };

export const shareholder = z.object({ name: z.string().max(500), ...holding });
export const beneficialOwner = screenedParty.extend(holding);

export const screenedManager = screenedParty.extend({
  position: z.string().max(300).nullable(),
  legal_representative: z.boolean(),
});

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

export const screenedSnapshot = z.object({
  code: z.string(),
  title: z.string(),
  topic: z.string(),
  number: z.number().int(),
  sha256: z.string(),
  entries: z.number().int(),
  imported_at: isoDate,
  published_on: isoDay.nullable(),
  /** True if the publisher states no date: `published_on` is then the date of the newest record. */
  is_day_inferred: z.boolean().optional(),
  is_stale: z.boolean(),
});
export type ScreenedSnapshot = z.infer<typeof screenedSnapshot>;

export const screenedSubject = z.object({
  group: z.enum(SCREENED_GROUPS),
  name: z.string(),
  schema: z.enum(ENTRY_SCHEMAS).optional(),
  countries: z.array(z.string()),
  identifiers: z.array(z.object({ type: z.string(), country: z.string().optional(), value: z.string() })),
  birthDates: z.array(z.string()).optional(),
  otherNames: z.array(z.string()).optional(),
  gender: z.enum(['m', 'f']).optional(),
});

/** Entry that monitoring found for a party. It is always kept, even if other entries have higher scores. */
export const watchedEntry = z.object({ party: z.string(), list: z.string(), source_id: z.string() });
export type WatchedEntry = z.infer<typeof watchedEntry>;
export const watchedEntries = z.array(watchedEntry);

export const keptEntries = z.array(
  watchedEntry.extend({ entry_key: z.string().optional(), is_new: z.boolean().optional() }),
);

/** Data that allow a screening to be repeated, to prove that it gives the same result (reference 10.5). */
export const screeningEvidence = z.object({
  engine: z.number().int(),
  as_of: isoDay,
  threshold: z.number().min(0).max(1),
  parties: z.array(screenedSubject),
  watched: watchedEntries.optional(),
  snapshots: z.array(screenedSnapshot),
  /**
   * Response of the provider of press articles. The number of articles and the SHA-256 of the response are null if the
   * provider did not respond.
   */
  media: z
    .object({
      provider: z.string(),
      asked_at: isoDate,
      articles: z.number().int().nullable(),
      sha256: z.string().nullable(),
    })
    .optional(),
  missing_lists: z.array(z.string()),
  /** Requested searches that the screening skipped because no source is configured for them. */
  not_searched: z.array(screeningOption),
  not_comparable: z.array(z.string()).optional(),
  nearest: z.array(z.object({ group: z.enum(SCREENED_GROUPS), party: z.string(), hit: screeningHit })),
  /** SHA-256 over the screened subject, the list snapshots, the options and the result. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ScreeningEvidence = z.infer<typeof screeningEvidence>;

/** Result of a screening, stored in the form in which the API returns it (reference 10.4). */
export const screeningData = z.object({
  company_screenings: z.array(screenedParty),
  shareholders_screenings: z.array(screenedParty),
  shareholders: z.array(shareholder),
  beneficial_owners: z.array(beneficialOwner),
  managers_screenings: z.array(screenedManager).optional(),
  legal_actions: z.array(legalAction),
  subsidiaries: z.array(relatedCompany),
  branches: z.array(relatedCompany),
  evidence: screeningEvidence.optional(),
});
export type ScreeningData = z.infer<typeof screeningData>;

export const screeningReport = z.object({ ...entityId, type: z.string() });

const reasonAnswer = { reason: z.string(), reason_code: z.enum(HIT_REASON_CODES).nullable().optional() };

export const reportVersion = z.object({
  version: z.number().int().positive(),
  created_at: isoDate,
  replaced_by: z
    .object({
      entry_key: z.string(),
      decision: hitDecision,
      proposed: z.boolean(),
      ...reasonAnswer,
      decided_at: isoDate,
      decided_by: z.object({ name: z.string() }),
    })
    .nullable(),
});
export type ReportVersion = z.infer<typeof reportVersion>;

export const screeningDecision = z.object({
  ...entityId,
  entry_key: z.string(),
  decision: hitDecision,
  ...reasonAnswer,
  /** Party that the decision is about; null for all parties with this entry. */
  party: z.string().nullable(),
  scope: decisionScope,
  proposed: z.boolean(),
  decided_at: isoDate,
  decided_by: z.object({ name: z.string() }),
});
export type ScreeningDecisionResponse = z.infer<typeof screeningDecision>;

const requestedShareholder = z.object({
  name: z.string(),
  kind: z.enum(HOLDER_KINDS).nullable(),
  birth_date: z.string().nullable(),
  nationality: z.string().nullable(),
  tax_id: z.string().nullable(),
  document: z.string().nullable(),
});

/**
 * GET /api/workflows/{id}/suppliers/{sid}/screening: the newest screening; `data` is null until it is done (reference
 * 10.4).
 */
export const screeningResponse = z.object({
  ...entityId,
  status: screeningStatus,
  review: screeningReview.optional(),
  request: z.object({
    company_country: z.string().nullable(),
    shareholders: z.array(z.union([z.string(), requestedShareholder])),
    options: z.array(screeningOption),
    requested_at: isoDate,
  }),
  finished_at: isoDate.nullable(),
  data: screeningData.nullable(),
  new_entry_keys: z.array(z.string()),
  reports: z.array(screeningReport),
  report_versions: z.array(reportVersion),
  decisions: z.array(screeningDecision),
});
export type ScreeningResponse = z.infer<typeof screeningResponse>;

export const screeningSettings = z.object({ four_eyes: z.boolean() });
export type ScreeningSettings = z.infer<typeof screeningSettings>;

export const screeningBrief = z.object({
  status: screeningStatus,
  review: screeningReview.optional(),
  requested_at: isoDate,
});

export const screeningSummary = z.object({
  ...entityId,
  status: screeningStatus,
  review: screeningReview.optional(),
  requested_at: isoDate,
  finished_at: isoDate.nullable(),
  reports: z.array(screeningReport),
});
export type ScreeningSummary = z.infer<typeof screeningSummary>;

export const complianceParams = z.object({ id, sid: id, screening_id: id });

/** GET …/compliance/{screening_id}?type=&language=&version=: defaults to HTML, English and the newest version. */
export const complianceQuery = z.object({
  type: z.enum(SCREENING_REPORT_FORMATS).default('html'),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  version: z.coerce.number().int().min(1).max(100_000).optional(),
});
