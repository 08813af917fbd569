import { DomainError } from '@homologa/domain/errors/domain-error';
import type { WatchlistSnapshot } from '@homologa/prisma/models';
import { dayInName } from '@homologa/screening/entries/list-dates';
import type { InspectedFile } from '@homologa/screening/readers/list-file';
import type { Context } from '../../kernel/context';

export interface Edition {
  /** `YYYY-MM-DD`. */
  publishedOn: string | null;
  /** The publisher does not state the day: taken from the newest record, so the edition can be later. */
  isDayInferred: boolean;
}

export interface EditionDays {
  stated: string | null;
  newestRecord: string | null;
  /** By the server's Last-Modified, which a mirror sets to the day of its copy. */
  served: string | null;
}

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Withdrawing its newest records makes a later edition look older, by some weeks on lists that rarely change. */
const INFERRED_DAY_TOLERANCE_DAYS = 30;

/** Returns null for a future day, beyond time zones: as the edition's day it would reject all later editions. */
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

/** A server's day counts only if the records have none: a mirror serves an old edition with today's. */
export const editionFrom = ({ stated, newestRecord, served }: EditionDays): Edition => ({
  publishedOn: stated ?? newestRecord ?? served,
  isDayInferred: stated === null && newestRecord !== null,
});

export const editionOf = ({ publishedOn, isDayInferred }: WatchlistSnapshot): Edition => ({
  publishedOn: publishedOn?.toISOString().slice(0, 10) ?? null,
  isDayInferred,
});

/**
 * Throws `watchlist_older` for an edition older than the one in use. The newest record's day is a lower bound: a stated
 * day before the one in use proves an older edition, however that one was found; an inferred day only beyond the
 * tolerance.
 */
export function requireNotOlder({ publishedOn: day, isDayInferred }: Edition, inUse: Edition | null): void {
  const current = inUse?.publishedOn;
  if (!day || !current) return;
  const tolerance = isDayInferred ? INFERRED_DAY_TOLERANCE_DAYS : 0;
  if (day >= dayOf(Date.parse(current) - tolerance * DAY_MS)) return;
  throw new DomainError('watchlist_older', { values: { day, current } });
}
