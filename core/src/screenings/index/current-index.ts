import { isMediaFormat } from '@homologa/domain/screenings/watchlists';
import type { Context } from '../../kernel/context';
import type { Database } from '../../kernel/database/database';
import { type CurrentSnapshot, currentSnapshots } from '../lists/watchlist.queries';
import type { ScreeningIndex } from '../matching/index/screening-index';
import { buildScreeningIndex } from './build-screening-index';

/** The lists in use, ready to be searched. */
export interface LoadedLists {
  snapshots: CurrentSnapshot[];
  index: ScreeningIndex;
}

interface Held {
  key: string;
  index: Promise<ScreeningIndex>;
}
type HeldIndexes = WeakMap<Database, Held>;

/** One index of each kind per process, by the database that it was read from. */
const LISTS: HeldIndexes = new WeakMap();
const ARTICLES: HeldIndexes = new WeakMap();

/**
 * The index of the snapshots in use, articles aside: built once and shared. When a list switches, the next screening
 * has a new one built; what began with the old one ends with it.
 */
export const currentIndex = async (ctx: Context): Promise<LoadedLists> =>
  held(
    ctx,
    LISTS,
    (await currentSnapshots(ctx)).filter(({ format }) => !isMediaFormat(format)),
  );

/** The same of the articles that are loaded, whose words say nothing of how common a word is in the lists. */
export async function currentArticles(ctx: Context): Promise<LoadedLists | null> {
  const snapshots = (await currentSnapshots(ctx)).filter(({ format }) => isMediaFormat(format));
  return snapshots.length === 0 ? null : held(ctx, ARTICLES, snapshots);
}

async function held(ctx: Context, indexes: HeldIndexes, snapshots: CurrentSnapshot[]): Promise<LoadedLists> {
  const key = snapshots.map(({ code, snapshotId }) => `${code}:${snapshotId}`).join();
  const before = indexes.get(ctx.db);
  if (before?.key === key) return { snapshots, index: await before.index };
  const made: Held = { key, index: buildScreeningIndex(ctx, snapshots) };
  indexes.set(ctx.db, made);
  try {
    return { snapshots, index: await made.index };
  } catch (error) {
    if (indexes.get(ctx.db) === made) indexes.delete(ctx.db);
    throw error;
  }
}
