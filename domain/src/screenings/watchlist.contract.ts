import { z } from 'zod';
import { entityId, id, isoDate, isoDay } from '../wire/common.contract';
import { ENTRY_SCHEMAS, ENTRY_TOPICS } from './list-entry';
import { LIST_FORMATS, STALE_REASONS } from './watchlists';

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
    birth_places: column.optional(),
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

/** One file as it was imported (reference 10.8). */
export const watchlistSnapshot = z.object({
  ...entityId,
  number: z.number().int().positive(),
  entries: z.number().int().nonnegative(),
  /** Against the snapshot that was in use before. */
  added: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  removed: z.number().int().nonnegative(),
  sha256: z.string(),
  files: z.array(z.string()),
  published_on: isoDay.nullable(),
  /** The publisher does not say the day: it is that of the newest record. */
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
  /** Whether its publisher's address is known; the address itself may hold a key. */
  has_address: z.boolean(),
  refresh_hours: z.number().int().positive().nullable(),
  checked_at: isoDate.nullable(),
  stale: z.boolean(),
  /** Why it is stale: it was not looked up for long, or its edition is old. */
  stale_reason: z.enum(STALE_REASONS).nullable().optional(),
  /** What screenings read; null before the first import. */
  current: watchlistSnapshot.nullable(),
  /** Why the newest attempt changed nothing; null after one that did. */
  problem: z.object({ code: z.string(), message: z.string(), at: isoDate }).nullable(),
};

/** A line of GET /api/desk/watchlists, and the answer to a rollback. */
export const watchlistResponse = z.object(watchlist);
export type WatchlistResponse = z.infer<typeof watchlistResponse>;
export const watchlistListResponse = z.array(watchlistResponse);

/** GET /api/desk/watchlists/{id}: with its newest snapshots. */
export const watchlistDetailResponse = z.object({ ...watchlist, snapshots: z.array(watchlistSnapshot) });
export type WatchlistDetailResponse = z.infer<typeof watchlistDetailResponse>;

export const watchlistParams = z.object({ id });

const snapshotNumber = z.coerce.number().int().min(1).max(1_000_000_000);

/** GET …/differences?from=&to=: the newest snapshot and the one before, unless said otherwise. */
export const watchlistDifferenceQuery = z.object({ from: snapshotNumber.optional(), to: snapshotNumber.optional() });

export const watchlistDifferenceResponse = z.object({
  from: z.number().int(),
  to: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  /** The first of them, by their references. */
  entries: z.array(
    z.object({
      change: z.enum(['added', 'changed', 'removed']),
      reference: z.string(),
      name: z.string(),
      /** Names, birth dates or identifiers differ: what was judged of it no longer holds. */
      identity_changed: z.boolean(),
    }),
  ),
});
export type WatchlistDifferenceResponse = z.infer<typeof watchlistDifferenceResponse>;

/** POST …/imports; `accept_older` is a person's word that an older edition may replace a newer one. */
export const watchlistImportBody = z.object({ accept_older: z.boolean().optional() });

/** POST …/files: the parts beside the files. */
export const watchlistFilesBody = z.object({ accept_older: z.enum(['true', 'false']).optional() });

/** POST …/rollback: to the snapshot before the one in use, unless one is named. */
export const watchlistRollbackBody = z.object({ number: snapshotNumber.optional() });
export type WatchlistRollbackBody = z.input<typeof watchlistRollbackBody>;
