import { tried } from '@homologa/core/test/tried';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/lib/paths';
import { hasRedisServer, startRedis } from '../../../../scripts/lib/product/redis';
import { openDatabase, runCommand, startStack } from '../../../../scripts/lib/product/stack';
import { acknowledgedIn } from './ledger';
import { runFaults } from './run-faults';

/**
 * Number of kills, enough to kill each of the product's four processes once. `npm run test:faults` runs the same test
 * with 20 kills and 1,000 writes.
 */
const KILLS = 4;
const WRITES = 60;
const SEED = 20_261_122;
const LEASE_SECONDS = 3;

test('a backup of the busy product and whatever is killed lose nothing that was acknowledged and double nothing', async () => {
  const house = { root: ROOT, startStack, runCommand, openDatabase, startRedis: hasRedisServer() ? startRedis : null };
  const options = { kills: KILLS, writes: WRITES, seed: SEED, leaseSeconds: LEASE_SECONDS };
  const { violations, ledger, kills } = await runFaults(house, options);
  expect(violations).toEqual([]);
  expect(kills).toHaveLength(KILLS);
  tried(KILLS);
  expect(acknowledgedIn(ledger)).toBeGreaterThanOrEqual(WRITES);
}, 600_000);
