import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { saveAnswers } from '../../onboarding/answers/save-answers';
import type { buildConnected } from '../../test/onboarding-world';
import { buildScored, submitAnswers, TWO_THRESHOLDS } from '../../test/submitted-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { decideSupplier } from '../decide-supplier';
import { getSupplier, getSupplierScore } from '../supplier.queries';
import { listSupplierHistory } from '../supplier-history.queries';
import { reviewScore } from './review-score';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const RULE = { ...TWO_THRESHOLDS, decide_by_threshold: true };
type Built = Awaited<ReturnType<typeof buildConnected>>;

async function buildRuled(scoring = RULE, reportType: 'questionnaire' | 'ckr' = 'questionnaire') {
  const world = await buildScored(app, { workflow: { reportType } }, { scoring });
  const asAdmin = app.contextFor(world.admin.actor);
  const place = { workflowId: world.workflow.id, supplierId: world.supplier.id };
  const decisions = async () => (await getSupplier(asAdmin, place)).decisions;
  return { ...world, asAdmin, place, decisions };
}

test('a submit makes the decision of the reached threshold, which history and audit trail tell as the rule’s', async () => {
  const world = await buildRuled();
  await submitAnswers(app, world);
  expect(await world.decisions()).toMatchObject([
    { decision: 'rejected', reason: 'Fails · 50 %', byRule: true, decidedByName: '' },
  ]);
  expect(await listSupplierHistory(world.asAdmin, world.place)).toContainEqual(
    expect.objectContaining({ event: 'rejected', actor: { kind: 'rule', name: null } }),
  );
  const where = { objectId: world.supplier.id, action: { startsWith: 'supplier.decide' } };
  expect(await app.db.read.auditEntry.findMany({ where, select: { action: true, actorKind: true } })).toEqual([
    { action: 'supplier.decide_by_rule', actorKind: 'system' },
  ]);
});

test('a review after it does not decide again', async () => {
  const world = await buildRuled();
  const { asAdmin, place, questions } = world;
  await submitAnswers(app, world);
  const scoreId = (await getSupplierScore(asAdmin, place))?.score.id ?? '';
  const review = { questionId: questions.radio.id, verdict: 'rescored', points: 10, note: 'Valid' } as const;
  await reviewScore(asAdmin, { ...place, scoreId, ...review });
  expect(await getSupplierScore(asAdmin, place)).toMatchObject({ reviewed: { result: { outcome: 'passes' } } });
  expect(await world.decisions()).toMatchObject([{ decision: 'rejected', byRule: true }]);
});

test('answers that the supplier changes afterwards move the decision, until a person has decided', async () => {
  const world = await buildRuled(RULE, 'ckr');
  const { ctx, key, questions, asAdmin, place } = world;
  const choose = (at: number) =>
    saveAnswers(ctx, key, [{ questionId: questions.radio.id, answer: questions.radio.options[at]?.id ?? '' }]);
  const made = async () => (await world.decisions()).map(({ decision }) => decision);
  await submitAnswers(app, world, 0);
  expect(await made()).toEqual(['approved']);
  await choose(1);
  expect(await made()).toEqual(['rejected', 'approved']);
  await decideSupplier(asAdmin, { ...place, decision: 'rejected', reason: 'Seen' });
  await choose(0);
  expect((await made()).filter((decision) => decision === 'approved')).toHaveLength(1);
});

const screen = (
  { companyId, supplier }: Built,
  found: { status?: 'failed' | 'match' | 'no_match'; review?: string[] },
) =>
  app.db.system((tx) =>
    tx.screening.create({
      data: { id: newId(), companyId, supplierId: supplier.id, requestedAt: new Date(0), ...found },
      select: { id: true },
    }),
  );

test('decides beside a screening without open hits', async () => {
  const world = await buildRuled();
  await screen(world, { status: 'no_match' });
  await submitAnswers(app, world);
  expect(await world.decisions()).toMatchObject([{ decision: 'rejected', byRule: true }]);
});

const noDecision: readonly [
  string,
  (world: Built & { place: { workflowId: string; supplierId: string } }) => unknown,
][] = [
  [
    'the company decides with four eyes',
    ({ companyId }) => app.db.system((tx) => tx.company.update({ where: { id: companyId }, data: { fourEyes: true } })),
  ],
  ['a screening runs', (world) => screen(world, {})],
  ['a screening has failed', (world) => screen(world, { status: 'failed' })],
  ['a hit is confirmed', (world) => screen(world, { status: 'match', review: ['confirmed'] })],
];
test.each(noDecision)('decides nothing while %s', async (_, prepare) => {
  const world = await buildRuled();
  await prepare(world);
  await submitAnswers(app, world);
  expect(await world.decisions()).toEqual([]);
});

test('decides nothing where a person has decided, where the workflow does not say so, and without a decision', async () => {
  const decided = await buildRuled();
  await decideSupplier(decided.asAdmin, { ...decided.place, decision: 'approved', reason: 'Known' });
  await submitAnswers(app, decided);
  expect(await decided.decisions()).toMatchObject([{ decision: 'approved', byRule: false }]);
  const plain = await buildRuled({ ...RULE, decide_by_threshold: false });
  await submitAnswers(app, plain);
  expect(await plain.decisions()).toEqual([]);
  const [fails, passes] = TWO_THRESHOLDS.thresholds;
  if (!fails || !passes) throw new Error('two thresholds');
  const { decision: _decision, ...open } = fails;
  const silent = await buildRuled({ thresholds: [open, passes], decide_by_threshold: true });
  await submitAnswers(app, silent);
  expect(await silent.decisions()).toEqual([]);
});
