import { missingRequired } from '@homologa/domain/onboarding/answer-rules';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { correctedAnswers, readAnswers } from '../questionnaires/answers.queries';
import { scoreCorrection } from '../scores/scores.steps';
import { readGivenData } from './asked-for.queries';

/**
 * Scores the answers that the supplier changed before a send-back was withdrawn: no answer to the send-back follows. Does
 * nothing while a required answer is missing. The caller must have locked the supplier.
 */
export async function scoreWithdrawn(
  ctx: Context,
  tx: Tx,
  supplier: { companyId: string; supplierId: string; workflowId: string },
): Promise<void> {
  const { items, questions, answers } = await readGivenData(tx, supplier);
  if (missingRequired(questions, answers).length > 0) return;
  const stored = await readAnswers(tx, supplier.supplierId, supplier.companyId);
  const corrected = correctedAnswers(items, stored);
  await scoreCorrection(ctx, tx, supplier, { items, ...corrected });
}
