import { tried } from '@homologa/core/test/tried';
import { expect, test } from 'vitest';
import { tryAgreement } from './try-agreement';

/** `npm run test:fuzz` tries 10,000. */
const CASES = 300;

test('browser, server, spreadsheet and replay agree on what is shown, required, answered and scored', async () => {
  expect(await tryAgreement({ cases: CASES, seed: 20_261_129 })).toBeNull();
  tried(CASES);
}, 240_000);
