import { DomainError } from '@homologa/domain/errors/domain-error';
import type { WatchlistSnapshot } from '@homologa/prisma/models';
import { dayInName } from '@homologa/screening/entries/list-dates';
import type { InspectedFile } from '@homologa/screening/readers/list-file';
import type { Context } from '../../kernel/context';

export interface Edition {
  /** `YYYY-MM-DD`. */
  publishedOn: string | null;
  /** The publisher states no day, so it is taken from the newest record; the edition itself may be later. */
  isDayInferred: boolean;
}

export interface EditionDays {
  stated: string | null;
  newestRecord: string | null;
  /** Day of the server's Last-Modified header; a mirror sets it to the day of its copy. */
  served: string | null;
}

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * An edition from which the newest records were withdrawn looks older than it is, by weeks on lists that rarely change.
 */
const INFERRED_DAY_TOLERANCE_DAYS = 30;

/**
 * Returns null for a day in the future, allowing for time zones: as the day of the edition in use, it would cause all
 * later editions to be rejected.
 */
export const notToCome = (ctx: Context, day: string): string | null =>
  Date.parse(day) > ctx.now().getTime() + DAY_MS ? null : day;

export function daysOfFiles(ctx: Context, files: readonly InspectedFile[]): EditionDays {
  const named = files.map(({ name }) => dayInName(name));
  const served = files.map(({ modifiedOn }, at) => named[at] ?? modifiedOn);
  return { stated: earliest(ctx, named), newestRecord: null, served: earliest(ctx, served) };
}

function earliest(ctx: Context, days: readonly (string | undefined)[]): string | null {
  const [first = ''] = days.map((day) => day ?? '').sort();
  return first === '' ? null : notToCome(ctx, first);
}

/** The server's day counts only if the records have no days: a mirror serves an old edition with today's date. */
export const editionFrom = ({ stated, newestRecord, served }: EditionDays): Edition => ({
  publishedOn: stated ?? newestRecord ?? served,
  isDayInferred: stated === null && newestRecord !== null,
});

export const editionOf = ({ publishedOn, isDayInferred }: WatchlistSnapshot): Edition => ({
  publishedOn: publishedOn?.toISOString().slice(0, 10) ?? null,
  isDayInferred,
});

/**
 * Throws `watchlist_older` for an edition older than the edition in use. The newest record's day is a lower bound, so
 * an earlier day stated by the publisher proves an older edition; an earlier inferred day proves it only beyond the
 * tolerance.
 */
export function requireNotOlder({ publishedOn: day, isDayInferred }: Edition, inUse: Edition | null): void {
  const current = inUse?.publishedOn;
  if (!day || !current) return;
  const tolerance = isDayInferred ? INFERRED_DAY_TOLERANCE_DAYS : 0;
  if (day >= dayOf(Date.parse(current) - tolerance * DAY_MS)) return;
  throw new DomainError('watchlist_older', { values: { day, current } });
}
