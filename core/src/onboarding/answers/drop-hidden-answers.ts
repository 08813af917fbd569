import { isDeepStrictEqual } from 'node:util';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { hasConditions } from '@homologa/domain/questionnaires/shown-items';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import {
  askedOf,
  currentAnswers,
  readAnswers,
  type VersionedItem,
  valuesOf,
} from '../../questionnaires/answers.queries';
import type { OnboardingRecord } from '../onboarding-record.steps';
import { conditionFacts } from './answers-progress.steps';
import { type DroppedAnswers, droppedBySendBack } from './dropped-by-send-back';
import { readAnsweredSince } from './settled-questions.queries';

/**
 * Deletes the answers of hidden questions with their files, and removes hidden options from the others: a submitted
 * questionnaire contains only what the supplier was asked. Required answers must be complete.
 */
export async function dropHiddenAnswers(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
): Promise<void> {
  if (!hasConditions(items)) return;
  const stored = await readAnswers(tx, record.supplier.id, record.supplier.companyId);
  const asked = askedOf(items, stored, conditionFacts(record));
  const shown = new Set(asked.items.map(({ id }) => id));
  const current = currentAnswers(items, stored);
  const hidden = [...stored.keys()].filter((id) => !shown.has(id) || (current.has(id) && !asked.answers.has(id)));
  const narrowed = [...asked.answers].filter(([id, value]) => !isDeepStrictEqual(value, current.get(id)));
  await drop(ctx, tx, record, { hidden, narrowed });
}

/**
 * Deletes what the corrections of a send-back have hidden. Other answers stay, though a new country, an edited
 * condition or a reopened question hides them now: the supplier submitted them as asked and may not give them again.
 */
export async function dropAnswersHiddenSince(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
  before: { sentAt: Date; answers: ReadonlyMap<string, AnswerValue> },
): Promise<void> {
  if (!hasConditions(items)) return;
  const { id: supplierId, companyId } = record.supplier;
  const stored = await readAnswers(tx, supplierId, companyId);
  const answeredSince = await readAnsweredSince(tx, { supplierId, companyId, sentAt: before.sentAt });
  const change = { before: before.answers, given: valuesOf(stored), answeredSince };
  await drop(ctx, tx, record, droppedBySendBack(items, change, conditionFacts(record)));
}

async function drop(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  { hidden, narrowed }: DroppedAnswers,
): Promise<void> {
  if (hidden.length + narrowed.length === 0) return;
  const { id: supplierId, companyId } = record.supplier;
  const where = { supplierId, companyId, questionId: { in: [...hidden] } };
  const files = await tx.answer.findMany({ where, select: { fileId: true } });
  await tx.answer.deleteMany({ where });
  for (const { fileId } of files) if (fileId) await freeFile(ctx, tx, companyId, fileId);
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
    facts: { questions: [...hidden, ...narrowed.map(([id]) => id)] },
  });
}
