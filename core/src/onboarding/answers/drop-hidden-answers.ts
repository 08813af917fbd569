import { isDeepStrictEqual } from 'node:util';
import { hasConditions } from '@homologa/domain/questionnaires/shown-items';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { askedOf, currentAnswers, readAnswers, type VersionedItem } from '../../questionnaires/answers.queries';
import type { OnboardingRecord } from '../onboarding-record.steps';
import { conditionFacts } from './answers-progress.steps';

/**
 * Deletes the answers of hidden questions with their files, and removes hidden options from the others: a submitted
 * questionnaire contains only what the supplier was asked.
 */
export async function dropHiddenAnswers(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
): Promise<void> {
  if (!hasConditions(items)) return;
  const { id: supplierId, companyId } = record.supplier;
  const stored = await readAnswers(tx, supplierId, companyId);
  const asked = askedOf(items, stored, conditionFacts(record));
  const shown = new Set(asked.items.map(({ id }) => id));
  const current = currentAnswers(items, stored);
  const hidden = [...stored.values()].filter(({ questionId }) => {
    const isEmptied = current.has(questionId) && !asked.answers.has(questionId);
    return !shown.has(questionId) || isEmptied;
  });
  const narrowed = [...asked.answers].filter(([id, value]) => !isDeepStrictEqual(value, current.get(id)));
  if (hidden.length + narrowed.length === 0) return;
  const questionIds = hidden.map(({ questionId }) => questionId);
  await tx.answer.deleteMany({ where: { supplierId, companyId, questionId: { in: questionIds } } });
  for (const { fileId } of hidden) if (fileId) await freeFile(ctx, tx, companyId, fileId);
  for (const [questionId, value] of narrowed) {
    await tx.answer.updateMany({
      where: { supplierId, companyId, questionId },
      data: { value: value as string[], updatedAt: ctx.now() },
    });
  }
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.drop_hidden_answers',
    objectType: 'supplier',
    objectId: supplierId,
    facts: { questions: [...questionIds, ...narrowed.map(([id]) => id)] },
  });
}
