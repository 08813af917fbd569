import { parentPort, Worker } from 'node:worker_threads';
import { IndexBuilder } from '@homologa/core/screenings/matching/index/index-builder';
import { buffersOf, type IndexData } from '@homologa/core/screenings/matching/index/index-data';
import { readCases } from './cases';
import { listedEntries, type Sources } from './listed-entries';
import { enlarged } from './synthetic';

/** What a thread is asked to build. */
interface Order {
  sources: Sources;
  /** At least so many: the rest is made of the words of those that are there. */
  entities: number;
}

export interface Built {
  data: IndexData;
  /** Seconds of processor time of the builder alone: its entries are read or made before. */
  seconds: number;
}

/** Entries are handed over in portions, so that making them is told apart from indexing them. */
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

/** In the thread: builds what it is asked to and moves it to the main thread. */
export async function serveBuild(order: Order): Promise<void> {
  const built = await build(order);
  parentPort?.postMessage(built, buffersOf(built.data));
}

/** Builds an index in a thread of its own, whose memory is given back when it is done. */
export function buildInThread(order: Order): Promise<Built> {
  const thread = new Worker(new URL(import.meta.url));
  return new Promise((resolve, reject) => {
    thread.once('message', (built: Built) => resolve(built));
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
    thread.postMessage(order, []);
  });
}
