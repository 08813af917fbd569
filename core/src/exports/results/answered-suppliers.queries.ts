import type { Context } from '../../kernel/context';
import {
  type ResultSupplier,
  readResultSuppliers,
  readWrittenAnswers,
  type WrittenItems,
  type WrittenQuestionnaire,
} from './results.queries';

const BATCH = 100;

export interface AnsweredSupplier extends WrittenQuestionnaire {
  supplier: ResultSupplier;
}

/** Yields the workflow's suppliers with their answers, ordered by name; keeps one batch in memory. */
export async function* answeredSuppliers(
  ctx: Context,
  companyId: string,
  workflowId: string,
  questionnaire: Omit<WrittenItems, 'workflowId'>,
): AsyncGenerator<AnsweredSupplier[]> {
  const hot = ctx.db.hot(companyId);
  let after: ResultSupplier | null = null;
  for (;;) {
    const suppliers: ResultSupplier[] = await readResultSuppliers(hot, companyId, workflowId, { after, limit: BATCH });
    const written = await readWrittenAnswers(hot, companyId, { ...questionnaire, workflowId }, suppliers);
    if (suppliers.length > 0) yield suppliers.map((supplier) => ({ supplier, ...written(supplier.id) }));
    if (suppliers.length < BATCH) return;
    after = suppliers.at(-1) ?? null;
  }
}
