import { DomainError } from '@homologa/domain/errors/domain-error';
import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import { canReviewAnswers } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../kernel/audit';
import { authorize, requireMember } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { findReviewed } from '../scores/reviews.queries';
import { findFlagAndNote, keepFlagAndNote } from './answer-reviews.steps';
import { findShownScore, readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { lockSupplier, type SupplierPlace } from './supplier.steps';

interface ReviewInput extends SupplierPlace {
  questionId: string;
  flagged: boolean | undefined;
  note: string | undefined;
}

/**
 * PUT /api/workflows/{id}/suppliers/{sid}/question/{questionId}/review: sets or removes the company's flag and note on
 * an answer; absent values are left unchanged. Idempotent. Throws `not_found`, also for a section, a hidden question and
 * a question of another workflow, and `answer_reviewed` for a new flag on an answer whose verdict stands.
 */
export async function reviewAnswer(ctx: Context, input: ReviewInput): Promise<SupplierDetail> {
  const { user, companyId } = requireMember(ctx.actor);
  const { questionId } = input;
  const reviewer = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, input);
    authorize(canReviewAnswers(ctx.actor, supplier));
    const question = await tx.questionnaireItem.findFirst({
      where: { id: questionId, companyId, workflowId: supplier.workflowId },
      select: { type: true, title: true, isConditional: true },
    });
    const isShown = !question?.isConditional || (await isShownTo(tx, companyId, supplier.id, questionId));
    if (!question || !isAnswerable(question.type) || !isShown) throw new DomainError('not_found');
    const own = { companyId, supplierId: supplier.id, questionId };
    const was = await findFlagAndNote(tx, own);
    const { flagged = was.flagged } = input;
    const note = input.note?.trim() ?? was.note;
    if (was.flagged === flagged && was.note === note) return;
    if (was.flagged !== flagged && (await hasVerdict(tx, own))) throw new DomainError('answer_reviewed');
    await keepFlagAndNote(ctx, tx, own, { flagged, note }, { id: user.userId, name: reviewer.name });
    // Omits the text of the note, because the note may name people and the audit trail contains no personal data.
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.review_answer',
      objectType: 'supplier',
      objectId: supplier.id,
      facts: { question: question.title, flagged, changed: was.note === note ? [] : ['note'] },
    });
  });
  return readSupplierDetail(ctx, companyId, input);
}

/** True if a review of the newest score has judged the answer as it is. */
async function hasVerdict(
  tx: Tx,
  { companyId, supplierId, questionId }: { companyId: string; supplierId: string; questionId: string },
): Promise<boolean> {
  const score = await findShownScore(tx, { companyId, supplierId });
  const reviewed = score && (await findReviewed(tx, { companyId, scoreId: score.id }));
  return reviewed?.verdicts.some(({ question }) => question === questionId) ?? false;
}

const isShownTo = async (tx: Tx, companyId: string, id: string, questionId: string): Promise<boolean> =>
  (await tx.supplier.count({ where: { id, companyId, shownQuestions: { has: questionId } } })) > 0;
