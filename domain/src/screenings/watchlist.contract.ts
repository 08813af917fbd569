import { z } from 'zod';
import { entityId, id, isoDate, isoDay } from '../wire/common.contract';
import { ENTRY_SCHEMAS, ENTRY_TOPICS } from './list-entry';
import { LIST_FORMATS, STALE_REASONS } from './watchlists';

const column = z.string().trim().min(1).max(200);

export const csvMapping = z
  .object({
    delimiter: z.enum([',', ';', '\t', '|']).default(','),
    separator: z.string().min(1).max(3).default(';'),
    dates: z.enum(['dmy', 'mdy']).default('dmy'),
    id: column.optional(),
    name: z.array(column).min(1).max(6),
    aliases: column.optional(),
    weak_aliases: column.optional(),
    former_names: column.optional(),
    family_name: column.optional(),
    schema: column.optional(),
    default_schema: z.enum(ENTRY_SCHEMAS).default('other'),
    countries: z.array(column).max(6).default([]),
    birth_dates: column.optional(),
    birth_places: column.optional(),
    gender: column.optional(),
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

export const watchlistSnapshot = z.object({
  ...entityId,
  number: z.number().int().positive(),
  entries: z.number().int().nonnegative(),
  added: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  removed: z.number().int().nonnegative(),
  sha256: z.string(),
  files: z.array(z.string()),
  published_on: isoDay.nullable(),
  /** True if the publisher states no date: `published_on` is then the date of the newest record. */
  is_day_inferred: z.boolean().optional(),
  imported_at: isoDate,
});
export type WatchlistSnapshotResponse = z.infer<typeof watchlistSnapshot>;

const watchlist = {
  ...entityId,
  code: z.string(),
  title: z.string(),
  format: z.enum(LIST_FORMATS),
  topic: z.enum(ENTRY_TOPICS),
  /** True if the list has a URL for downloads. The URL is not returned because it may contain a key. */
  has_address: z.boolean(),
  refresh_hours: z.number().int().positive().nullable(),
  checked_at: isoDate.nullable(),
  stale: z.boolean(),
  stale_reason: z.enum(STALE_REASONS).nullable().optional(),
  current: watchlistSnapshot.nullable(),
  problem: z.object({ code: z.string(), message: z.string(), at: isoDate }).nullable(),
};

export const watchlistResponse = z.object(watchlist);
export type WatchlistResponse = z.infer<typeof watchlistResponse>;
export const watchlistListResponse = z.array(watchlistResponse);

export const watchlistDetailResponse = z.object({ ...watchlist, snapshots: z.array(watchlistSnapshot) });
export type WatchlistDetailResponse = z.infer<typeof watchlistDetailResponse>;

export const watchlistParams = z.object({ id });

const snapshotNumber = z.coerce.number().int().min(1).max(1_000_000_000);

export const watchlistDifferenceQuery = z.object({ from: snapshotNumber.optional(), to: snapshotNumber.optional() });

export const watchlistDifferenceResponse = z.object({
  from: z.number().int(),
  to: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  entries: z.array(
    z.object({
      change: z.enum(['added', 'changed', 'removed']),
      reference: z.string(),
      name: z.string(),
      /**
       * True if the names, birth dates or identifiers of the entry differ. Decisions about the entry then no longer
       * apply.
       */
      identity_changed: z.boolean(),
    }),
  ),
});
export type WatchlistDifferenceResponse = z.infer<typeof watchlistDifferenceResponse>;

/** POST …/imports; `accept_older` confirms that an older edition may replace a newer one. */
export const watchlistImportBody = z.object({ accept_older: z.boolean().optional() });

export const watchlistFilesBody = z.object({ accept_older: z.enum(['true', 'false']).optional() });

export const watchlistRollbackBody = z.object({ number: snapshotNumber.optional() });
export type WatchlistRollbackBody = z.input<typeof watchlistRollbackBody>;
