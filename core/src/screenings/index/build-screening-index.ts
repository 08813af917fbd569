import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { IndexBuilder, type ListedEntry } from '@homologa/screening/index/index-builder';
import type { IndexData } from '@homologa/screening/index/index-data';
import { openIndex, type ScreeningIndex } from '@homologa/screening/index/screening-index';
import type { Context } from '../../kernel/context';
import { type CurrentSnapshot, streamEntries } from '../lists/watchlist.queries';
import type { IndexOrder } from './index-thread';

export type IndexedSnapshot = Pick<CurrentSnapshot, 'watchlistId' | 'code' | 'number'>;

const PORTION = 1_000;

/**
 * Builds a search index from watchlist snapshots, in a worker thread if its bundle is available. Does not weight words
 * by the suppliers' names, so that a later repetition of the screening gives the same result.
 */
export async function buildScreeningIndex(
  ctx: Context,
  snapshots: readonly IndexedSnapshot[],
): Promise<ScreeningIndex> {
  const portions = portionsOf(ctx, snapshots);
  const { indexProgram } = ctx.config;
  return openIndex(await (indexProgram === null ? buildHere(portions) : buildInThread(indexProgram, portions)));
}

async function* portionsOf(ctx: Context, snapshots: readonly IndexedSnapshot[]): AsyncGenerator<ListedEntry[]> {
  let portion: ListedEntry[] = [];
  for (const { code, watchlistId, number } of snapshots) {
    for await (const { entry } of streamEntries(ctx, { watchlistId, number })) {
      portion.push({ list: code, entry });
      if (portion.length < PORTION) continue;
      yield portion;
      portion = [];
    }
  }
  yield portion;
}

async function buildHere(portions: AsyncIterable<ListedEntry[]>): Promise<IndexData> {
  const builder = new IndexBuilder();
  for await (const portion of portions) for (const entry of portion) builder.add(entry);
  return builder.finish();
}

async function buildInThread(script: string, portions: AsyncIterable<ListedEntry[]>): Promise<IndexData> {
  const thread = new Worker(script);
  const send = async (order: IndexOrder): Promise<unknown> => {
    const answer = once(thread, 'message');
    thread.postMessage(order, []);
    const [message] = (await answer) as [unknown];
    return message;
  };
  try {
    for await (const entries of portions) await send({ entries });
    return (await send('finish')) as IndexData;
  } finally {
    await thread.terminate();
  }
}
