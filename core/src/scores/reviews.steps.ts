import type { Threshold } from '@homologa/domain/questionnaires/points';
import {
  type AnswerVerdict,
  isReviewable,
  REVIEW_ENGINE,
  reviewByEngine,
  sortVerdicts,
} from '@homologa/domain/questionnaires/reviews/score-review';
import type { Score } from '@homologa/domain/questionnaires/score';
import type { ScoreInput } from '@homologa/domain/questionnaires/score-input';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { keepScoreColumns } from '../supplier-record/score-columns.steps';
import { findReviewed, type StoredReview } from './reviews.queries';
import { hashScorePart } from './score-hash';
import type { StoredScore } from './scores.queries';

interface Place {
  companyId: string;
  supplierId: string;
}

type Computed = Pick<StoredScore, 'id' | 'input' | 'result'>;

export const thresholdOf = ({ scoring }: ScoreInput, { outcome }: Score): Threshold | null =>
  scoring.thresholds.find(({ id }) => id === outcome) ?? null;

/** Copies a score to the supplier for the lists, as reviewed where there are reviews. */
export async function keepScore(
  tx: Tx,
  place: Place,
  { input, result }: Pick<Computed, 'input' | 'result'>,
  reviewed: Score | null,
): Promise<void> {
  const shown = reviewed ?? result;
  const computed = { percent: result.percent, outcome: thresholdOf(input, result)?.name ?? null };
  const isMoved = shown.percent !== result.percent || shown.outcome !== result.outcome;
  await keepScoreColumns(tx, place, {
    percent: shown.percent,
    outcome: thresholdOf(input, shown),
    computed: isMoved ? computed : null,
  });
}

/**
 * Stores the score that results from the verdicts, with hashes of both, and copies it for the lists. The caller must
 * have locked the supplier.
 */
export async function insertReviewed(
  ctx: Context,
  tx: Tx,
  place: Place,
  score: Computed,
  given: readonly AnswerVerdict[],
): Promise<Score> {
  const verdicts = hashScorePart(sortVerdicts(given));
  // The engine reads the stored text, as a replay will do.
  const reviewed = reviewByEngine(
    REVIEW_ENGINE,
    score.input,
    score.result,
    JSON.parse(verdicts.text) as AnswerVerdict[],
  );
  if (!reviewed) throw new TypeError('the present engine is missing');
  const result = hashScorePart(reviewed);
  await tx.reviewedScore.create({
    data: {
      id: newId(),
      companyId: place.companyId,
      supplierId: place.supplierId,
      scoreId: score.id,
      engine: REVIEW_ENGINE,
      verdicts: verdicts.text,
      verdictsSha256: verdicts.sha256,
      result: result.text,
      resultSha256: result.sha256,
      computedAt: ctx.now(),
    },
    select: { id: true },
  });
  await keepScore(tx, place, score, reviewed);
  return reviewed;
}

/**
 * Carries the verdicts of the former score over to a new one, for answers that are as they were: the reviewer judged
 * those. Verdicts on changed answers end. Returns null if none is left.
 */
export async function carryReviews(
  ctx: Context,
  tx: Tx,
  place: Place,
  { former, score }: { former: Computed | null; score: Computed },
): Promise<Score | null> {
  const reviewed = former && (await findReviewed(tx, { companyId: place.companyId, scoreId: former.id }));
  if (!former || !reviewed) return null;
  const textOf = (value: unknown): string => hashScorePart([value ?? null]).sha256;
  const isAsReviewed = ({ question }: AnswerVerdict): boolean =>
    isReviewable(score.input, question) &&
    textOf(former.input.answers[question]) === textOf(score.input.answers[question]) &&
    textOf(former.result.lines.find(({ id }) => id === question)) ===
      textOf(score.result.lines.find(({ id }) => id === question));
  const kept = reviewed.verdicts.filter(isAsReviewed);
  return kept.length === 0 ? null : insertReviewed(ctx, tx, place, score, kept);
}

type NewReview = Omit<StoredReview, 'createdAt'> & { byId: string };

/** Appends a reviewer's judgement to the history of reviews. */
export async function recordReview(ctx: Context, tx: Tx, place: Place, review: NewReview): Promise<void> {
  const { scoreId, questionId, verdict, points, knockOut, wasVerdict, wasPoints, note, byId, byName } = review;
  await tx.scoreReview.create({
    data: {
      id: newId(),
      companyId: place.companyId,
      supplierId: place.supplierId,
      scoreId,
      questionId,
      verdict,
      points,
      knockOut,
      wasVerdict,
      wasPoints,
      note,
      byId,
      byName,
      createdAt: ctx.now(),
    },
    select: { id: true },
  });
}

/** Deletes the reviews of a supplier's scores, whose notes may name people. */
export async function eraseReviews(tx: Tx, supplier: Place): Promise<void> {
  await tx.reviewedScore.deleteMany({ where: supplier });
  await tx.scoreReview.deleteMany({ where: supplier });
}
