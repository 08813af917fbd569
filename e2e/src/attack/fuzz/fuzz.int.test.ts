import { tried } from '@homologa/core/test/tried';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FUZZED, type RunningStack, startStack } from '../../../../scripts/lib/product/stack';
import { runFuzz } from './run-fuzz';

/**
 * Calls each operation as nearly every kind of caller. `npm run test:fuzz` runs the same test with 150,000 requests.
 */
const REQUESTS = 800;
const SEED = 20_261_122;

let product: RunningStack;
beforeAll(async () => {
  product = await startStack({ env: FUZZED });
}, 320_000);
afterAll(() => product?.stop(), 60_000);

test('no request, however wrong, is answered with 5xx or not at all', async () => {
  const { faults, good, answered, signed } = await runFuzz(
    { url: product.url, databaseUrl: product.databaseUrl() },
    { requests: REQUESTS, seed: SEED },
  );
  expect(faults).toEqual([]);
  // Detects callers whose requests are all rejected before they reach a handler.
  for (const [caller, count] of Object.entries(good)) expect(count, caller).toBeGreaterThan(0);
  expect(answered[4]).toBeGreaterThan(REQUESTS / 4);
  expect(signed).toBeGreaterThan(0);
  tried(REQUESTS);
}, 240_000);
