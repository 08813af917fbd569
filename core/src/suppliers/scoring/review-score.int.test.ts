import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { saveAnswers } from '../../onboarding/answers/save-answers';
import { eraseSupplierData } from '../../privacy/erase-supplier-data.steps';
import { listScores, replayScore } from '../../scores/replay-score';
import { buildPerson } from '../../test/builders';
import { buildSubmitted } from '../../test/submitted-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { reviewAnswer } from '../review-answer';
import { getSupplier, getSupplierScore } from '../supplier.queries';
import { listSupplierHistory } from '../supplier-history.queries';
import { reviewScore, type ScoreReviewInput } from './review-score';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());
const operator = () => app.contextFor({ kind: 'system', name: 'test' });

async function buildReviewed(overrides?: Parameters<typeof buildSubmitted>[1]) {
  const world = await buildSubmitted(app, overrides);
  const { asAdmin, place, questions } = world;
  const read = async () => {
    const detail = await getSupplierScore(asAdmin, place);
    if (!detail) throw new Error('there is no score');
    return detail;
  };
  return {
    ...world,
    read,
    review: async (given: Partial<ScoreReviewInput>, ctx = asAdmin) =>
      reviewScore(ctx, {
        ...place,
        scoreId: (await read()).score.id,
        questionId: questions.radio.id,
        verdict: 'rescored',
        points: 10,
        note: 'The certificate is valid.',
        ...given,
      }),
    columns: () =>
      app.db.read.supplier.findUniqueOrThrow({
        where: { id: place.supplierId },
        select: { scorePercent: true, scoreOutcome: true, computedPercent: true, computedOutcome: true },
      }),
  };
}

test('a re-scored answer moves the reviewed score, and the computed one stays beside it', async () => {
  const { review, read, columns, questions, asAdmin, place } = await buildReviewed();
  await review({});
  expect(await read()).toMatchObject({
    score: { result: { percent: 50, outcome: 'fails' } },
    reviewed: { result: { percent: 100, outcome: 'passes' } },
    reviews: [
      {
        questionId: questions.radio.id,
        verdict: 'rescored',
        points: 10,
        wasPoints: 5,
        wasVerdict: null,
        note: 'The certificate is valid.',
        byName: 'Ana Pérez',
      },
    ],
  });
  expect(await columns()).toEqual({
    scorePercent: 100,
    scoreOutcome: 'Passes',
    computedPercent: 50,
    computedOutcome: 'Fails',
  });
  const history = await listSupplierHistory(asAdmin, place);
  expect(history).toContainEqual(
    expect.objectContaining({ event: 'score_reviewed', actor: { kind: 'member', name: 'Ana Pérez' } }),
  );
});

test('accepting takes a re-score back; each judgement stays in the history, and the same one adds nothing', async () => {
  const { review, read, columns } = await buildReviewed();
  await review({});
  await review({});
  await review({ verdict: 'accepted', points: undefined, note: '' });
  const { reviewed, reviews } = await read();
  expect(reviewed?.result.percent).toBe(50);
  expect(reviews.map(({ verdict, wasVerdict, wasPoints }) => [verdict, wasVerdict, wasPoints])).toEqual([
    ['accepted', 'rescored', 10],
    ['rescored', null, 5],
  ]);
  expect(await columns()).toMatchObject({ scorePercent: 50, computedPercent: null, computedOutcome: null });
  const audited = { action: 'supplier.review_score', facts: { path: ['verdict'], equals: 'rescored' } };
  expect(await app.db.read.auditEntry.count({ where: audited })).toBeGreaterThan(0);
});

test('an answer has one flag: that of its verdict, until the verdict ends', async () => {
  const built = await buildReviewed({ workflow: { reportType: 'ckr' } });
  const { review, asAdmin, place, questions, ctx, key, companyId } = built;
  const { id: questionId } = questions.radio;
  const user = await buildPerson(app, { role: 'company_user', companyId });
  const flag = (flagged: boolean | undefined, note?: string) =>
    reviewAnswer(app.contextFor(user.actor), { ...place, questionId, flagged, note });
  const stored = async () =>
    (await getSupplier(asAdmin, place)).answerReviews.map(({ flagged, note }) => [flagged, note]);
  await app.db.system((tx) => tx.user.update({ where: { id: user.userId }, data: { name: 'Luis Soto' } }));
  await flag(true, 'Look at this');
  const note = async () => {
    const [{ note, byName, updatedAt } = {}] = (await getSupplier(asAdmin, place)).answerReviews;
    return { note, byName, updatedAt };
  };
  const noted = await note();
  expect(noted).toMatchObject({ note: 'Look at this', byName: 'Luis Soto' });
  await review({ verdict: 'accepted', points: undefined, note: '' });
  expect(await stored()).toEqual([[false, 'Look at this']]);
  expect(await note()).toEqual(noted);
  await expect(flag(true)).rejects.toMatchObject({ code: 'answer_reviewed' });
  await flag(false, '');
  expect(await stored()).toEqual([]);
  await review({ verdict: 'flagged', points: undefined, note: 'Since when?' });
  expect(await stored()).toEqual([[true, '']]);
  await expect(flag(false)).rejects.toMatchObject({ code: 'answer_reviewed' });
  await saveAnswers(ctx, key, [{ questionId, answer: questions.radio.options[2]?.id ?? '' }]);
  await flag(false);
  expect(await stored()).toEqual([]);
});

test('the same review again corrects a flag that contradicts its verdict, and adds no review', async () => {
  const { review, read, asAdmin, place, questions, companyId } = await buildReviewed();
  const { id: questionId } = questions.radio;
  const { supplierId } = place;
  const flags = async () => (await getSupplier(asAdmin, place)).answerReviews.map(({ flagged }) => flagged);
  const accept = () => review({ verdict: 'accepted', points: undefined, note: '' });
  const audits = () =>
    app.db.read.auditEntry.count({ where: { action: 'supplier.review_score', objectId: supplierId } });
  await accept();
  const former = { id: newId(), companyId, supplierId, questionId, flagged: true, byId: newId(), byName: 'Eva' };
  await app.db.system((tx) => tx.answerReview.create({ data: { ...former, updatedAt: new Date() } }));
  expect(await flags()).toEqual([true]);
  await accept();
  expect(await flags()).toEqual([]);
  await accept();
  expect([(await read()).reviews.length, await audits()]).toEqual([1, 2]);
});

test('a changed answer ends its own review and keeps those of the others', async () => {
  const built = await buildReviewed({ workflow: { reportType: 'ckr' } });
  const { review, read, ctx, key, questions } = built;
  await review({});
  await review({ questionId: questions.input.id, verdict: 'flagged', points: undefined, note: 'Since when?' });
  await saveAnswers(ctx, key, [{ questionId: questions.optional.id, answer: 'Something else' }]);
  expect(await read()).toMatchObject({ reviewed: { result: { percent: 100 }, verdicts: { length: 2 } } });
  await saveAnswers(ctx, key, [{ questionId: questions.radio.id, answer: questions.radio.options[2]?.id ?? '' }]);
  expect(await read()).toMatchObject({
    score: { result: { percent: 70 } },
    reviewed: { result: { percent: 70 }, verdicts: [{ question: questions.input.id, verdict: 'flagged' }] },
    reviews: { length: 2 },
  });
});

test('a reviewed score replays with the same hashes; an edited row does not', async () => {
  const { review, read } = await buildReviewed();
  await review({});
  const { score, reviewed } = await read();
  expect(await replayScore(operator(), score.id)).toMatchObject({
    isSame: true,
    reviewed: [{ engine: 1, result: { recorded: reviewed?.resultSha256, replayed: reviewed?.resultSha256 } }],
  });
  // The roles of the product may not update the row; the owner of the database can.
  await expect(
    app.db.system((tx) => tx.reviewedScore.updateMany({ where: { scoreId: score.id }, data: { engine: 2 } })),
  ).rejects.toThrow();
});

test('rejects points that the question cannot give, a missing note, another score and what was not asked', async () => {
  const { review, questions } = await buildReviewed();
  const refused = (given: Partial<ScoreReviewInput>, code: string) =>
    expect(review(given)).rejects.toMatchObject({ details: [{ code }] });
  await refused({ points: 11 }, 'score_review_points_invalid');
  await refused({ points: -1 }, 'score_review_points_invalid');
  await refused({ questionId: questions.input.id, points: 1 }, 'score_review_points_invalid');
  await refused({ note: ' ' }, 'score_review_note_required');
  await refused({ verdict: 'flagged', points: undefined, note: '' }, 'score_review_note_required');
  await expect(review({ scoreId: questions.input.id })).rejects.toMatchObject({ code: 'score_outdated' });
  await expect(review({ questionId: questions.section.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a user who may not decide and another company review nothing; erasing the answers erases the reviews', async () => {
  const { review, companyId, place } = await buildReviewed();
  const user = await buildPerson(app, { role: 'company_user', companyId });
  await expect(review({}, app.contextFor(user.actor))).rejects.toMatchObject({ code: 'forbidden' });
  const stranger = await buildPerson(app);
  await expect(review({}, app.contextFor(stranger.actor))).rejects.toMatchObject({ code: 'not_found' });
  await review({});
  const seen = await app.db.tenant(stranger.companyId ?? '', (tx) => tx.scoreReview.count());
  expect(seen).toBe(0);
  await app.db.tenant(companyId, (tx) => eraseSupplierData(operator(), tx, { id: place.supplierId, companyId }));
  const where = { supplierId: place.supplierId };
  expect([await app.db.read.scoreReview.count({ where }), await app.db.read.reviewedScore.count({ where })]).toEqual([
    0, 0,
  ]);
  expect(await listScores(operator(), place.supplierId)).toEqual([]);
});
