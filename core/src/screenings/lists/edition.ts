import { DomainError } from '@homologa/domain/errors/domain-error';
import type { WatchlistSnapshot } from '@homologa/prisma/models';
import { dayInName } from '@homologa/screening/entries/list-dates';
import type { InspectedFile } from '@homologa/screening/readers/list-file';
import type { Context } from '../../kernel/context';

export interface Edition {
  /** `YYYY-MM-DD`. */
  publishedOn: string | null;
  /**
   * True if the publisher states no publication day. `publishedOn` is then the day of the newest record, and the
   * edition itself may be newer.
   */
  isDayInferred: boolean;
}

export interface EditionDays {
  stated: string | null;
  newestRecord: string | null;
  /** Day of the server's Last-Modified header. A mirror reports the day of its copy. */
  served: string | null;
}

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Tolerance in days for publication days inferred from the newest record. An edition that withdrew its newest records
 * appears older than it is, by weeks for lists that rarely change.
 */
const INFERRED_DAY_TOLERANCE_DAYS = 30;

/**
 * Returns null for a day in the future (with a margin for time zones). Later editions would be rejected as older than
 * such a day.
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

/**
 * Uses the day of the server's Last-Modified header only if the records have no days, because a mirror serves old
 * editions with the day on which it copied them.
 */
export const editionFrom = ({ stated, newestRecord, served }: EditionDays): Edition => ({
  publishedOn: stated ?? newestRecord ?? served,
  isDayInferred: stated === null && newestRecord !== null,
});

export const editionOf = ({ publishedOn, isDayInferred }: WatchlistSnapshot): Edition => ({
  publishedOn: publishedOn?.toISOString().slice(0, 10) ?? null,
  isDayInferred,
});

/**
 * Throws `watchlist_older` for an edition older than the edition in use. An earlier day stated by the publisher proves
 * an older edition, because the newest record's day is a lower bound; an earlier inferred day proves it only beyond the
 * tolerance.
 */
export function requireNotOlder({ publishedOn: day, isDayInferred }: Edition, inUse: Edition | null): void {
  const current = inUse?.publishedOn;
  if (!day || !current) return;
  const tolerance = isDayInferred ? INFERRED_DAY_TOLERANCE_DAYS : 0;
  if (day >= dayOf(Date.parse(current) - tolerance * DAY_MS)) return;
  throw new DomainError('watchlist_older', { values: { day, current } });
}
