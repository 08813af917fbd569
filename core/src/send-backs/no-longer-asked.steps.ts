import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import { freeFile } from '../files/let-go.steps';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { correctedAnswers, readAnswers } from '../questionnaires/answers.queries';
import { scoreCorrection } from '../scores/scores.steps';
import { type GivenData, hiddenQuestion } from './asked-for.queries';

interface Place {
  companyId: string;
  supplierId: string;
  workflowId: string;
}

/** Returns the ids of the targets whose questions the supplier no longer sees, though it had submitted their answers. */
export const noLongerAsked = (given: GivenData, targets: readonly SentBackTarget[]): ReadonlySet<string> =>
  new Set(targets.flatMap((target) => hiddenQuestion(given, target)?.id ?? []));

/**
 * Removes the answers of questions that were sent back and are no longer asked, with their files: nobody can correct
 * them. The client's pages, exports and the count of shown questions lose them too. The caller must have locked the
 * supplier.
 */
export async function dropNoLongerAsked(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId }: Place,
  { items, hiddenSince }: GivenData,
  gone: ReadonlySet<string>,
): Promise<void> {
  if (gone.size === 0) return;
  const where = { supplierId, companyId, questionId: { in: [...gone] } };
  const files = await tx.answer.findMany({ where, select: { fileId: true } });
  await tx.answer.deleteMany({ where });
  for (const { fileId } of files) if (fileId) await freeFile(ctx, tx, companyId, fileId);
  const { shownQuestions } = await tx.supplier.findFirstOrThrow({
    where: { id: supplierId, companyId },
    select: { shownQuestions: true },
  });
  const kept = new Set(shownQuestions.filter((id) => !gone.has(id)));
  const hidden = new Set(hiddenSince.map(({ id }) => id));
  for (const id of emptySections(items, kept)) if (hidden.has(id)) kept.delete(id);
  await tx.supplier.updateMany({ where: { id: supplierId, companyId }, data: { shownQuestions: [...kept] } });
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.drop_hidden_answers',
    objectType: 'supplier',
    objectId: supplierId,
    facts: { questions: [...gone] },
  });
}

/** Returns the sections none of whose questions is among `shown`; only sections that are hidden as a whole matter. */
function emptySections(items: GivenData['items'], shown: ReadonlySet<string>): Set<string> {
  const empty = new Set<string>();
  let section = '';
  for (const { id, type } of items) {
    if (!isAnswerable(type)) {
      section = id;
      empty.add(id);
    } else if (shown.has(id)) {
      empty.delete(section);
    }
  }
  return empty;
}

/** Scores a supplier without the questions that are no longer asked. Does nothing without a score. */
export async function scoreWithout(
  ctx: Context,
  tx: Tx,
  place: Place,
  { items }: GivenData,
  gone: ReadonlySet<string>,
): Promise<void> {
  const stored = await readAnswers(tx, place.supplierId, place.companyId);
  await scoreCorrection(ctx, tx, place, { items, ...correctedAnswers(items, stored), gone });
}
