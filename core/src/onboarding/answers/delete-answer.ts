import { DomainError } from '@homologa/domain/errors/domain-error';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { listItems } from '../../questionnaires/answers.queries';
import { refreshReopened } from '../../supplier-record/waiting.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';
import { recountAnswers } from './answers-progress.steps';
import { requireOpenQuestions } from './open-questions.steps';
import { scoreChangedAnswers } from './score-changed-answers.steps';

/**
 * Deletes an answer with its file. Has no effect without an answer. Throws `not_found` for a question of another
 * workflow, and the errors of saving answers.
 */
export async function deleteAnswer(ctx: Context, key: OnboardingKey, questionId: string): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId, workflowId } = access;
  return ctx.db.tenant(companyId, async (tx) => {
    const record = await lockOnboarding(tx, access);
    const items = await listItems(tx, workflowId, companyId);
    await requireOpenQuestions(tx, record, items, [{ questionId, answer: null }]);
    const question = await tx.questionnaireItem.findFirst({
      where: { id: questionId, workflowId, companyId },
      select: { answers: { where: { supplierId, companyId }, select: { id: true, fileId: true } } },
    });
    if (!question) throw new DomainError('not_found');
    for (const { id, fileId } of question.answers) {
      await tx.answer.deleteMany({ where: { id, companyId } });
      if (fileId) await freeFile(ctx, tx, companyId, fileId);
    }
    if (question.answers.length > 0) {
      await recountAnswers(tx, record);
      await refreshReopened(ctx, tx, record.supplier);
      await scoreChangedAnswers(ctx, tx, record);
      await audit(ctx, tx, {
        companyId,
        action: 'onboarding.delete_answer',
        objectType: 'supplier',
        objectId: supplierId,
        facts: { question: questionId },
      });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}
