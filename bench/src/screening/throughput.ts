import { parentPort, Worker } from 'node:worker_threads';
import type { IndexData } from '@homologa/screening/index/index-data';
import { openIndex } from '@homologa/screening/index/screening-index';
import { type Subject, search } from '@homologa/screening/search/search';

interface Portion {
  data: IndexData;
  suppliers: (readonly Subject[])[];
}

export function serveSuppliers({ data, suppliers }: Portion): void {
  const index = openIndex(data);
  const hits = suppliers.map((parties) => parties.reduce((sum, party) => sum + search(index, party).hits.length, 0));
  parentPort?.postMessage(hits, []);
}

/**
 * Measures suppliers per second on several threads. Also returns each supplier's hits, which must not depend on the
 * number of threads.
 */
export async function measureThroughput(
  data: IndexData,
  suppliers: readonly (readonly Subject[])[],
  threads: number,
): Promise<{ perSecond: number; hits: number[] }> {
  const size = Math.ceil(suppliers.length / threads);
  const portions = Array.from({ length: threads }, (_, place) => suppliers.slice(place * size, (place + 1) * size));
  const began = performance.now();
  const hits = await Promise.all(
    portions.map((portion) => {
      const thread = new Worker(new URL(import.meta.url));
      return new Promise<number[]>((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', reject);
        thread.postMessage({ data, suppliers: portion } satisfies Portion, []);
      });
    }),
  );
  return { perSecond: suppliers.length / ((performance.now() - began) / 1000), hits: hits.flat() };
}
