import type { Context } from '../kernel/context';
import type { Database } from '../kernel/database';
import { buildScreeningIndex } from './build-screening-index';
import { type CurrentSnapshot, currentSnapshots } from './lists/watchlist.queries';
import type { ScreeningIndex } from './matching/screening-index';

/** The lists in use, ready to be searched. */
export interface LoadedLists {
  snapshots: CurrentSnapshot[];
  index: ScreeningIndex;
}

interface Held {
  key: string;
  index: Promise<ScreeningIndex>;
}

/** One index per process, by the database that it was read from. */
const HELD = new WeakMap<Database, Held>();

/**
 * The index of the snapshots in use: built once and shared. When a list switches, the next screening has a new one
 * built; what began with the old one ends with it.
 */
export async function currentIndex(ctx: Context): Promise<LoadedLists> {
  const snapshots = await currentSnapshots(ctx);
  const key = snapshots.map(({ code, snapshotId }) => `${code}:${snapshotId}`).join();
  const held = HELD.get(ctx.db);
  if (held?.key === key) return { snapshots, index: await held.index };
  const made: Held = { key, index: buildScreeningIndex(ctx, snapshots) };
  HELD.set(ctx.db, made);
  try {
    return { snapshots, index: await made.index };
  } catch (error) {
    if (HELD.get(ctx.db) === made) HELD.delete(ctx.db);
    throw error;
  }
}
