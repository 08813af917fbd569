import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import {
  type AnswerVerdict,
  isReviewable,
  type ReviewVerdict,
  reviewRange,
} from '@homologa/domain/questionnaires/reviews/score-review';
import type { Score } from '@homologa/domain/questionnaires/score';
import { canReviewScore } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../../kernel/audit';
import { authorize, requireMember, requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { findReviewed, listReviews } from '../../scores/reviews.queries';
import { insertReviewed, recordReview } from '../../scores/reviews.steps';
import type { StoredScore } from '../../scores/scores.queries';
import { flagByVerdict } from '../answer-reviews.steps';
import { findShownScore } from '../supplier.queries';
import { lockSupplier, type SupplierPlace } from '../supplier.steps';

export interface ScoreReviewInput extends SupplierPlace {
  /** Score that the reviewer saw. */
  scoreId: string;
  questionId: string;
  verdict: ReviewVerdict;
  points?: number | undefined;
  knockOut?: boolean | undefined;
  note?: string | undefined;
}

/**
 * POST /api/workflows/{id}/suppliers/{sid}/score/reviews: accepts, flags or re-scores one answer of the supplier's
 * newest score, and computes the reviewed score. The answer's flag becomes that of the verdict. Appends to the history;
 * the same review again adds nothing. Throws `not_found`, also for a question that the supplier did not see, `forbidden`, `not_while_logged_in_as`,
 * `score_outdated`, `score_review_note_required`, `score_review_points_invalid`.
 */
export async function reviewScore(ctx: Context, input: ScoreReviewInput): Promise<void> {
  const { user, companyId } = requireMember(ctx.actor);
  const reviewer = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, input);
    authorize(canReviewScore(user, supplier));
    requireNotActingAsOther(user);
    const place = { companyId, supplierId: supplier.id };
    const score = await findShownScore(tx, place);
    if (!score || !isReviewable(score.input, input.questionId)) throw new DomainError('not_found');
    if (score.id !== input.scoreId) throw new DomainError('score_outdated');
    assertRules(judge(input, score.result));
    const former = await findReviewed(tx, { companyId, scoreId: score.id });
    const was = former?.verdicts.find(({ question }) => question === input.questionId) ?? null;
    const verdict = toVerdict(input, score.result);
    const note = input.note?.trim() ?? '';
    const by = { id: user.userId, name: reviewer.name };
    // Also of a repeated review: a flag set before verdicts were flags may contradict its verdict.
    const isFlagChanged = await flagByVerdict(ctx, tx, { ...place, questionId: input.questionId }, verdict.verdict, by);
    const audited = { ...place, score, verdict, from: former?.result ?? score.result };
    if (was && (await isRepeated(tx, place, { was, verdict, note }))) {
      if (isFlagChanged) await auditReview(ctx, tx, { ...audited, to: audited.from });
      return;
    }
    const others = former?.verdicts.filter(({ question }) => question !== input.questionId) ?? [];
    const lineOf = (result: Score) => result.lines.find(({ id }) => id === input.questionId);
    await recordReview(ctx, tx, place, {
      scoreId: score.id,
      questionId: input.questionId,
      verdict: verdict.verdict,
      points: verdict.points ?? null,
      knockOut: verdict.knockOut ?? null,
      wasVerdict: was?.verdict ?? null,
      wasPoints: lineOf(former?.result ?? score.result)?.points ?? null,
      note,
      byId: by.id,
      byName: by.name,
    });
    const reviewed = await insertReviewed(ctx, tx, place, score, [...others, verdict]);
    await auditReview(ctx, tx, { ...audited, to: reviewed });
  });
}

function judge({ questionId, verdict, points, note }: ScoreReviewInput, { lines }: Score): Violation[] {
  if (verdict === 'accepted') return [];
  const missing = note?.trim() ? [] : [violation('score_review_note_required', 'note')];
  if (verdict === 'flagged') return missing;
  const range = reviewRange(lines.find(({ id }) => id === questionId));
  const isPossible = range !== null && points !== undefined && points >= range.from && points <= range.to;
  return isPossible ? missing : [violation('score_review_points_invalid', 'points'), ...missing];
}

function toVerdict({ questionId, verdict, points, knockOut }: ScoreReviewInput, { lines }: Score): AnswerVerdict {
  if (verdict !== 'rescored' || points === undefined) return { question: questionId, verdict };
  const line = lines.find(({ id }) => id === questionId);
  return { question: questionId, verdict, points, knockOut: knockOut ?? line?.knockOut ?? false };
}

async function isRepeated(
  tx: Tx,
  place: { companyId: string; supplierId: string },
  { was, verdict, note }: { was: AnswerVerdict; verdict: AnswerVerdict; note: string },
): Promise<boolean> {
  const last = (await listReviews(tx, place)).find(({ questionId }) => questionId === verdict.question);
  const isEqual = was.verdict === verdict.verdict && was.points === verdict.points && was.knockOut === verdict.knockOut;
  return isEqual && last?.note === note;
}

interface Audited {
  companyId: string;
  supplierId: string;
  score: StoredScore;
  verdict: AnswerVerdict;
  from: Score;
  to: Score;
}

/** Omits the note, which may name people: the audit trail contains no personal data. */
async function auditReview(ctx: Context, tx: Tx, { companyId, supplierId, score, verdict, from, to }: Audited) {
  await audit(ctx, tx, {
    companyId,
    action: 'supplier.review_score',
    objectType: 'supplier',
    objectId: supplierId,
    facts: {
      question: score.input.items.find(({ id }) => id === verdict.question)?.title ?? '',
      verdict: verdict.verdict,
      from: from.percent,
      to: to.percent,
    },
  });
}
