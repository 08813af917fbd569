import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from './app';
import { ROUTES, routesFor } from './route-table';
import { AnswerWalk } from './test/answer-walk';
import { guardsItsData, keepsAnAccount, provesASecondFactor, readsPublicPages } from './test/answers/account-answers';
import { runsACompany, writesWorkflows } from './test/answers/client-answers';
import {
  hearsOfMail,
  keepsWatchlists,
  MAIL_EVENTS_SECRET,
  sendsAnswersBack,
  sendsBack,
  worksAtTheDesk,
} from './test/answers/desk-answers';
import { beginsByTheLink, comesByThePublicLink, handsOver, onboardsASupplier } from './test/answers/onboarding-answers';
import { checksPayments, paysForAReport } from './test/answers/payment-answers';
import { managesSuppliers } from './test/answers/supplier-answers';
import { startDeskStory } from './test/desk-story';

// Compares one successful response of each route with the contract that the documentation and the browser apps use.

let app: TestApp;
let walk: AnswerWalk;

beforeAll(async () => {
  app = await createTestApp({ MAIL_EVENTS_SECRET });
  const server = createServer(app, { routes: routesFor(app.config) });
  walk = new AnswerWalk(server, routesFor(app.config));
  const world = { app, walk, desk: await startDeskStory(app, ROUTES) };
  for (const story of [
    readsPublicPages,
    keepsAnAccount,
    provesASecondFactor,
    runsACompany,
    writesWorkflows,
    managesSuppliers,
    onboardsASupplier,
    beginsByTheLink,
    handsOver,
    comesByThePublicLink,
    paysForAReport,
    checksPayments,
    worksAtTheDesk,
    sendsBack,
    sendsAnswersBack,
    guardsItsData,
    keepsWatchlists,
    hearsOfMail,
  ]) {
    await story(world);
  }
}, 120_000);
afterAll(() => app.destroy());

test.each(ROUTES.filter(({ response }) => response).map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers as its contract says',
  (_name, route) => {
    const answer = walk.answers.get(route);
    expect(answer, 'no story of this test calls it').toBeDefined();
    // Parsing drops unknown fields, so an additional field fails the test as well.
    expect(route.response?.parse(answer?.body)).toEqual(answer?.body);
  },
);
