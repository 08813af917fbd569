import { expect, test } from 'vitest';
import { selfTest } from './arch-selftest';

test('every planted violation is caught, in every direction, and nothing else', { timeout: 120_000 }, async () => {
  expect(await selfTest()).toEqual([]);
});
