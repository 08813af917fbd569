import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-database';
import { newId } from '../ids';
import { MailOutages } from './mail-outage';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const HOUR = 60 * 60_000;

test('the trial of a mail server is the mail that was tried least, at once', async () => {
  const now = new Date();
  const ids = [3, 2, 2].map((attempts, place) => ({ id: newId(), attempts, place }));
  await app.db.system((tx) =>
    tx.job.createMany({
      data: ids.map(({ id, attempts, place }) => ({
        id,
        name: 'mail.send-invitation',
        queue: 'mail',
        payload: {},
        status: 'retry',
        attempts,
        maxAttempts: 1_000,
        errorCode: 'mail_unreachable',
        runAt: new Date(now.getTime() + HOUR),
        createdAt: new Date(now.getTime() - HOUR + place),
      })),
    }),
  );
  const outages = new MailOutages(app.db, 'smtp.test');
  expect(await outages.release(now, 1)).toBe(1);
  const due = await app.db.read.job.findMany({ where: { id: { in: ids.map(({ id }) => id) }, runAt: { lte: now } } });
  expect(due.map(({ id, runAt }) => [id, runAt])).toEqual([[ids[1]?.id, now]]);
});
