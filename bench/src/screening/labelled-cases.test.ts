import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readPublishedData } from '@homologa/core/env';
import { buildIndex } from '@homologa/screening/index/index-builder';
import { openIndex } from '@homologa/screening/index/screening-index';
import { describe, expect, it, test } from 'vitest';
import { entriesOf, readCases } from './cases';
import { measureFalsePositives, measurePairs, measureRecall, withBirthYear } from './quality';

// Tests the matcher's recall on labelled cases. The cases are not in the repository, but in the folder `eval` beside
// the downloaded watchlist files.

const CASES = resolve(readPublishedData(), '..', 'eval');
const isThere = existsSync(CASES);

/** Minimum recall of each kind of case at score 0.70, slightly below the current value. */
const FLOORS: Readonly<Record<string, number>> = {
  exact: 1,
  typo: 0.98,
  'token-order': 0.99,
  'legal-form': 0.99,
  'missing-token': 0.99,
  transliteration: 0.94,
  'original-script': 0.82,
  'alias-overlap': 0.74,
};

if (!isThere) {
  test('labelled cases are not looked at', () => {
    process.stderr.write(`not looked at: no labelled cases at ${CASES} (TEST_PUBLISHED_DATA names another place)\n`);
    expect(isThere).toBe(false);
  });
} else {
  describe('of the labelled cases', () => {
    const cases = readCases(CASES);
    const entries = entriesOf(cases);
    const index = openIndex(buildIndex(entries));

    it('finds as many of each kind as it did', () => {
      const rows = measureRecall(index, cases.retrieval, (entity) => entries[entity]?.entry.sourceId ?? '');
      const found = Object.fromEntries(rows.map(({ kind, cases: count, at70 }) => [kind, at70 / count]));
      for (const [kind, floor] of Object.entries(FLOORS)) {
        expect(found[kind], `${kind}: ${found[kind]}`).toBeGreaterThanOrEqual(floor);
      }
    });

    it('raises no more alarms on names that nobody has listed', () => {
      const real = measureFalsePositives(index, cases.realLatam);
      expect(real.at70).toBeLessThanOrEqual(0.0045);
      expect(real.at80).toBeLessThanOrEqual(0.0005);
      expect(real.at90).toBe(0);
      const global = cases.global.filter((_, place) => place % 3 === 0);
      expect(measureFalsePositives(index, global, withBirthYear).at70).toBeLessThanOrEqual(0.004);
    });

    it('judges labelled pairs as well as it did, and those that are certain without a fault', () => {
      const pairs = measurePairs(index, cases.pairs);
      expect(pairs.f1).toBeGreaterThanOrEqual(0.87);
      expect(pairs.strongPrecision).toBe(1);
      expect(pairs.strongRecall).toBeGreaterThanOrEqual(0.95);
    });
  });
}
