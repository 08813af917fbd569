import { countAnswered } from '@homologa/domain/onboarding/answer-rules';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { currentAnswers, listItems, readAnswersOf } from '../questionnaires/answers.queries';
import { keepAnswersProgressOf } from '../supplier-record/phase-progress.steps';
import { refreshWaiting } from '../supplier-record/waiting.steps';
import { lockSuppliers } from './supplier.steps';

const BATCH = 200;

/**
 * After an edit of the questionnaire, updates the stored waits of suppliers that had already completed their own steps:
 * they are awaited again for added or changed required questions, and no longer for removed questions. One transaction
 * per batch; idempotent.
 */
export async function refreshWaitingSuppliers(
  ctx: Context,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  signal: AbortSignal,
): Promise<{ changed: number }> {
  let changed = 0;
  let after: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const ids: string[] = await ctx.db.tenant(companyId, async (tx) => {
      const found = await tx.supplier.findMany({
        where: {
          companyId,
          workflowId,
          status: { in: ['pending', 'in_progress'] },
          OR: [{ onboardingStep: { in: ['confirmation_call', 'finished'] } }, { answersTotal: { not: null } }],
          ...(after ? { id: { gt: after } } : {}),
        },
        select: { id: true, answersTotal: true },
        orderBy: { id: 'asc' },
        take: BATCH,
      });
      const batch = found.map(({ id }) => id);
      // Locks the suppliers before counting their answers. Otherwise the update would overwrite the count of an answer
      // that was saved after the counting.
      await lockSuppliers(tx, companyId, batch);
      if (batch.length > 0) changed += await refreshWaiting(ctx, tx, { companyId }, batch);
      const begun = found.filter(({ answersTotal }) => answersTotal !== null).map(({ id }) => id);
      if (begun.length > 0) await recountAnswers(tx, { companyId, workflowId }, begun);
      return batch;
    });
    if (ids.length < BATCH) return { changed };
    after = ids.at(-1);
  }
}

async function recountAnswers(tx: Tx, place: { companyId: string; workflowId: string }, ids: string[]): Promise<void> {
  const items = await listItems(tx, place.workflowId, place.companyId);
  const stored = await readAnswersOf(tx, place.companyId, ids);
  const counts = ids.map((id) => ({ id, ...countAnswered(items, currentAnswers(items, stored.get(id) ?? new Map())) }));
  await keepAnswersProgressOf(tx, place.companyId, counts);
}
