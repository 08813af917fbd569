import { tried } from '@homologa/core/test/tried';
import { expect, test } from 'vitest';
import { fuzzParsers } from './parsers';

/** Each parser gets more than ten files. `npm run test:fuzz -- --cases 1000000` gives them more. */
const CASES = 400;
const SEED = 20_261_128;

test('no file, however broken, makes a parser fail in words that are not ours or take long', async () => {
  const { faults, tried: byParser } = await fuzzParsers({ cases: CASES, seed: SEED });
  expect(faults).toEqual([]);
  expect(Object.keys(byParser).length).toBeGreaterThan(20);
  tried(CASES);
}, 240_000);
