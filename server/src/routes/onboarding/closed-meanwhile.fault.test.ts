import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import { closeWorkflow } from '@homologa/core/workflows/close-workflow';
import type { Express } from 'express';
import type { Response } from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltOnboarding, buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';
import { uploadsRoutes } from './uploads.routes';

const ROUNDS = 6;
const CLOSED = 'This evaluation process has expired or was closed by your client';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...uploadsRoutes]);
});
afterAll(() => app.destroy());

type Calls = ReturnType<typeof onboardingClient>;
interface Scene {
  built: BuiltOnboarding;
  calls: Calls;
  token: string;
}

async function begin({ isConnected }: { isConnected: boolean }): Promise<Scene> {
  const built = await buildOnboarding(app);
  const calls = onboardingClient(server, { workflowId: built.workflow.id, supplierId: built.supplier.id });
  const { token } = await buildSupplierAccount(app, built.email);
  if (isConnected) {
    await calls.start({ link: built.link }).expect(200);
    await calls.connect({ link: built.link, token }).expect(200);
  }
  return { built, calls, token };
}

const answersOf = ({ questions }: BuiltOnboarding) => [
  { question_id: questions.input.id, answer: 'Tornillos' },
  { question_id: questions.radio.id, answer: questions.radio.options[0]?.id },
  { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
];

/** What a supplier does in an onboarding; `before` is done before the client closes. */
interface Act {
  isConnected: boolean;
  before?: (scene: Scene) => PromiseLike<Response>;
  act: (scene: Scene) => PromiseLike<Response>;
}

const ACTS: Record<string, Act> = {
  'starts the onboarding': { isConnected: false, act: ({ calls, built }) => calls.start({ link: built.link }) },
  'connects an account': {
    isConnected: false,
    act: ({ calls, built, token }) => calls.connect({ link: built.link, token }),
  },
  'saves answers': { isConnected: true, act: ({ calls, built, token }) => calls.save({ token }, answersOf(built)) },
  'uploads a file': {
    isConnected: true,
    act: ({ calls, built, token }) => calls.upload({ token }, built.questions.file.id, 'a,b'),
  },
  'submits the questionnaire': {
    isConnected: true,
    before: ({ calls, built, token }) => calls.upload({ token }, built.questions.file.id, 'a,b'),
    act: ({ calls, built, token }) => calls.submit({ token }, answersOf(built)),
  },
  'changes the phone': { isConnected: true, act: ({ calls, token }) => calls.phone({ token }, '+54 11 4321 0000') },
};

const tracesOf = async ({ supplier }: BuiltOnboarding) => {
  const where = { supplierId: supplier.id };
  const [updates, answers, files] = await Promise.all([
    app.db.read.statusUpdate.count({ where }),
    app.db.read.answer.count({ where }),
    app.db.read.storedFile.count({ where: { companyId: supplier.companyId } }),
  ]);
  return { updates, answers, files };
};

test.each(Object.entries(ACTS))(
  'whoever %s while the client closes is either done before it or told so, with nothing half written',
  async (_name, { isConnected, before: prepare, act }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = await begin({ isConnected });
      const { built } = scene;
      await prepare?.(scene);
      const before = await tracesOf(built);
      const close = () => closeWorkflow(app.contextFor(built.admin.actor), built.workflow.id);
      // Each order of the two comes up: the one that starts later does so after a growing pause.
      const pause = () => new Promise((done) => setTimeout(done, round * 3));
      const [answer] = await Promise.all(
        round % 2 === 0 ? [act(scene), pause().then(close)] : [pause().then(() => act(scene)), close()],
      );
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 300) {
        expect([answer.status, answer.body.error ?? answer.body.violations]).toEqual([409, CLOSED]);
        expect(await tracesOf(built)).toEqual(before);
      }
      const after = await act(scene);
      expect([after.status, after.body.error]).toEqual([409, CLOSED]);
      tried(1);
    }
  },
);
