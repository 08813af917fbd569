import { buildSupplierAccount } from '@homologa/core/test/builders';
import { EICAR, startClamd } from '@homologa/core/test/stand-ins/clamd';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';

let clamd: Awaited<ReturnType<typeof startClamd>>;
let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  clamd = await startClamd();
  app = await createTestApp({ CLAMD_ADDRESS: clamd.address });
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes]);
});
afterAll(async () => {
  await app.destroy();
  await clamd.stop();
});

test('an infected file is refused and replaces nothing; while the scanner is away files wait', async () => {
  const world = await buildOnboarding(app);
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: world.workflow.id, supplierId: world.supplier.id });
  await calls.connect({ link: world.link, token: account.token }).expect(200);
  const by = { token: account.token };
  const send = (content: string, name: string) =>
    request(server)
      .patch(`/onboarding/workflows/${world.workflow.id}/suppliers/${world.supplier.id}/answers-files`)
      .set('Authorization', `Bearer ${account.token}`)
      .field('question_id', world.questions.file.id)
      .attach('file', Buffer.from(content), name);
  const kept = async () => (await calls.read(by).expect(200)).body.answers[0].answer;

  await send('a;b', 'balance.csv').expect(200);
  const infected = await send(EICAR, 'balance.txt').expect(422);
  expect(infected.body.code).toBe('file_infected');
  expect(await kept()).toMatchObject({ name: 'balance.csv' });
  expect(clamd.scanned).toEqual([3, EICAR.length]);

  await clamd.stop();
  const away = await send('c;d', 'newer.csv').expect(503);
  expect([away.body.code, away.headers['retry-after']]).toEqual(['scanner_unavailable', '60']);
  expect(await kept()).toMatchObject({ name: 'balance.csv' });
  expect(await app.db.read.storedFile.findMany({ select: { unscanned: true } })).toEqual([{ unscanned: false }]);
  tried(3);
});
