import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { updatePhone } from './update-phone';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('replaces the account’s phone for this onboarding, normalized', async () => {
  const { ctx, key } = await buildConnected(app, { workflow: { reportType: 'ckr' } });
  await expect(updatePhone(ctx, key, '  ')).rejects.toMatchObject({
    message: 'Phone is required',
    details: [{ path: 'account.phone' }],
  });
  expect((await updatePhone(ctx, key, ' +54 11 4321-0000 ')).supplier.accountPhone).toBe('+541143210000');
});
