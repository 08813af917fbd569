import { parentPort } from 'node:worker_threads';
import { IndexBuilder, type ListedEntry } from '@homologa/screening/index/index-builder';
import { buffersOf } from '@homologa/screening/index/index-data';

export type IndexOrder = { entries: ListedEntry[] } | 'finish';

export function serveIndexBuild(): void {
  const builder = new IndexBuilder();
  parentPort?.on('message', (order: IndexOrder) => {
    if (order === 'finish') {
      const data = builder.finish();
      parentPort?.postMessage(data, buffersOf(data));
      parentPort?.close();
      return;
    }
    for (const entry of order.entries) builder.add(entry);
    parentPort?.postMessage('added', []);
  });
}
