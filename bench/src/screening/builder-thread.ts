import { parentPort, Worker } from 'node:worker_threads';
import { IndexBuilder } from '@homologa/screening/index/index-builder';
import { buffersOf, type IndexData } from '@homologa/screening/index/index-data';
import { readCases } from './cases';
import { listedEntries, type Sources } from './listed-entries';
import { enlarged } from './synthetic';

interface Order {
  sources: Sources;
  /**
   * Minimum number of entries in the index. If `sources` contain fewer entries, further entries are generated from
   * words of existing entries.
   */
  entities: number;
}

export interface Built {
  data: IndexData;
  seconds: number;
}

/**
 * Number of entries per portion. Generating and adding entries alternate by portion, so that only the time of adding
 * them is measured.
 */
const PORTION = 20_000;

async function build({ sources, entities }: Order): Promise<Built> {
  const all = await listedEntries(sources, readCases(sources.cases));
  const builder = new IndexBuilder();
  let spent = 0;
  const timed = (work: () => void): void => {
    const before = process.cpuUsage();
    const began = performance.now();
    work();
    const { user, system } = process.cpuUsage(before);
    spent += Math.min((user + system) / 1_000_000, (performance.now() - began) / 1000);
  };
  let portion: typeof all = [];
  const flush = (): void => {
    timed(() => portion.forEach((entry) => builder.add(entry)));
    portion = [];
  };
  for (const entry of enlarged(all, Math.max(entities, all.length))) {
    portion.push(entry);
    if (portion.length === PORTION) flush();
  }
  flush();
  const made: { data?: IndexData } = {};
  timed(() => {
    made.data = builder.finish();
  });
  if (!made.data) throw new Error('no index was built');
  return { data: made.data, seconds: spent };
}

export async function serveBuild(order: Order): Promise<void> {
  const built = await build(order);
  parentPort?.postMessage(built, buffersOf(built.data));
}

/** Builds an index in a separate thread, whose memory is released afterwards. */
export function buildInThread(order: Order): Promise<Built> {
  const thread = new Worker(new URL(import.meta.url));
  return new Promise((resolve, reject) => {
    thread.once('message', (built: Built) => resolve(built));
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
    thread.postMessage(order, []);
  });
}
