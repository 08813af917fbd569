import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buffersOf } from '@homologa/screening/index/index-data';
import { openIndex } from '@homologa/screening/index/screening-index';
import { type Subject, search } from '@homologa/screening/search/search';
import { buildInThread } from './builder-thread';
import type { Negative } from './cases';
import { measureSearches, type SearchCost } from './cost';
import type { Sources } from './listed-entries';
import { measureFalsePositives, withCountry } from './quality';

/** Order for a measurement in a separate process, so that only the index affects the measured memory. */
export interface ProbeOrder {
  sources: Sources;
  entities: number;
  subjects: Subject[];
  unlisted: Negative[];
}

export interface Probed extends SearchCost {
  entities: number;
  names: number;
  buildSeconds: number;
  rss: number;
  arrays: number;
  /**
   * Shares of unlisted names for which the search returns a hit: `byName` searches by name only, `withCountry` by name
   * and country.
   */
  alarms: { byName: number; withCountry: number };
}

const MB = 2 ** 20;

/**
 * Entry point of the measured process: on a message, builds the index in a thread, searches it, and sends the measured
 * costs to the parent process.
 */
export function serveProbe(): void {
  process.once('message', (order: ProbeOrder) => {
    void buildInThread(order).then(({ data, seconds }) => {
      const index = openIndex(data);
      for (const subject of order.subjects) search(index, subject);
      const { rss } = process.memoryUsage();
      const arrays = buffersOf(data).reduce((sum, { byteLength }) => sum + byteLength, 0);
      const cost = measureSearches(index, order.subjects);
      const probed: Probed = {
        ...cost,
        entities: index.entities,
        names: index.rows,
        buildSeconds: seconds,
        rss: rss / MB,
        arrays: arrays / MB,
        alarms: {
          byName: measureFalsePositives(index, order.unlisted).at70,
          withCountry: measureFalsePositives(index, order.unlisted, withCountry).at70,
        },
      };
      process.send?.(probed, () => process.disconnect());
    });
  });
}

export function probe(order: ProbeOrder): Promise<Probed> {
  const child = fork(fileURLToPath(import.meta.url), ['probe'], { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (probed) => resolve(probed as Probed));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the probe ended with ${code}`)));
    child.send(order);
  });
}
