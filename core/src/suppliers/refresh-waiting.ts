import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import {
  countAsked,
  currentAnswers,
  listItems,
  readAnswersOf,
  type StoredAnswer,
  stillShown,
} from '../questionnaires/answers.queries';
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
        select: {
          id: true,
          answersTotal: true,
          country: true,
          questionnaireCompletedAt: true,
          shownQuestions: true,
          workflow: { select: { reportType: true } },
        },
        orderBy: { id: 'asc' },
        take: BATCH,
      });
      const batch = found.map(({ id }) => id);
      // Locks the suppliers before counting their answers. Otherwise the update would overwrite the count of an answer
      // that was saved after the counting.
      await lockSuppliers(tx, companyId, batch);
      // Counts first: whether a supplier is awaited depends on the conditional questions that are shown to it.
      if (batch.length > 0) await recountAnswers(tx, { companyId, workflowId }, found);
      if (batch.length > 0) changed += await refreshWaiting(ctx, tx, { companyId }, batch);
      return batch;
    });
    if (ids.length < BATCH) return { changed };
    after = ids.at(-1);
  }
}

interface Counted {
  id: string;
  country: string;
  answersTotal: number | null;
  questionnaireCompletedAt: Date | null;
  shownQuestions: string[];
  workflow: { reportType: string };
}

async function recountAnswers(
  tx: Tx,
  place: { companyId: string; workflowId: string },
  suppliers: readonly Counted[],
): Promise<void> {
  const items = await listItems(tx, place.workflowId, place.companyId);
  const stored = await readAnswersOf(
    tx,
    place.companyId,
    suppliers.map(({ id }) => id),
  );
  const counts = suppliers.map(({ id, country, answersTotal, workflow, questionnaireCompletedAt, shownQuestions }) => {
    const answers = stored.get(id) ?? new Map<string, StoredAnswer>();
    const current = currentAnswers(items, answers);
    const counted = countAsked(items, current, { country, report_type: workflow.reportType });
    const { done, total } = counted;
    const isUnanswered = (questionId: string): boolean => !answers.has(questionId);
    const shown = questionnaireCompletedAt
      ? stillShown(items, counted.shown, shownQuestions, isUnanswered)
      : counted.shown;
    // Numbers appear with the first saved answer.
    const hasBegun = answersTotal !== null;
    return { id, done: hasBegun ? done : null, total: hasBegun ? total : null, shown };
  });
  await keepAnswersProgressOf(tx, place.companyId, counts);
}
