import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buffersOf } from '@homologa/core/screenings/matching/index/index-data';
import { openIndex } from '@homologa/core/screenings/matching/index/screening-index';
import { type Subject, search } from '@homologa/core/screenings/matching/search';
import { buildInThread } from './builder-thread';
import type { Negative } from './cases';
import { measureSearches, type SearchCost } from './cost';
import type { Sources } from './listed-entries';
import { measureFalsePositives, withCountry } from './quality';

/** What a process of its own is asked to measure, so that nothing else is in its memory. */
export interface ProbeOrder {
  sources: Sources;
  entities: number;
  subjects: Subject[];
  /** Names that nobody has listed, to be searched for alarms. */
  unlisted: Negative[];
}

export interface Probed extends SearchCost {
  entities: number;
  names: number;
  buildSeconds: number;
  /** Megabytes of the process with its index, after searches. */
  rss: number;
  arrays: number;
  /** The share of the unlisted names with a hit, by the name alone and with the country. */
  alarms: { byName: number; withCountry: number };
}

const MB = 2 ** 20;

/** In the process: builds in a thread, opens, searches, and says what it took. */
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

/** Measures an index of so many entities in a process of its own. */
export function probe(order: ProbeOrder): Promise<Probed> {
  const child = fork(fileURLToPath(import.meta.url), ['probe'], { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (probed) => resolve(probed as Probed));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the probe ended with ${code}`)));
    child.send(order);
  });
}
