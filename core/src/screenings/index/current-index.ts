import { isMediaFormat } from '@homologa/domain/screenings/watchlists';
import type { ScreeningIndex } from '@homologa/screening/index/screening-index';
import type { Context } from '../../kernel/context';
import type { Database } from '../../kernel/database/database';
import { type CurrentSnapshot, currentSnapshots } from '../lists/watchlist.queries';
import { buildScreeningIndex } from './build-screening-index';

export interface LoadedLists {
  snapshots: CurrentSnapshot[];
  index: ScreeningIndex;
}

interface Held {
  key: string;
  index: Promise<ScreeningIndex>;
}
type HeldIndexes = WeakMap<Database, Held>;

const LISTS: HeldIndexes = new WeakMap();
const ARTICLES: HeldIndexes = new WeakMap();

/**
 * Returns the shared index of the active lists without articles. After a list's update, the next screening builds a new
 * index, while running screenings keep the old index.
 */
export const currentIndex = async (ctx: Context): Promise<LoadedLists> =>
  loadLists(
    ctx,
    LISTS,
    (await currentSnapshots(ctx)).filter(({ format }) => !isMediaFormat(format)),
  );

/**
 * Returns the index of the loaded articles, separate from the lists so that the words of articles do not affect word
 * rarity in the lists.
 */
export async function currentArticles(ctx: Context): Promise<LoadedLists | null> {
  const snapshots = (await currentSnapshots(ctx)).filter(({ format }) => isMediaFormat(format));
  return snapshots.length === 0 ? null : loadLists(ctx, ARTICLES, snapshots);
}

async function loadLists(ctx: Context, indexes: HeldIndexes, snapshots: CurrentSnapshot[]): Promise<LoadedLists> {
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
