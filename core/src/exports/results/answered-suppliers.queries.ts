import type { WrittenAnswer } from '@homologa/domain/questionnaires/answer-text';
import type { Context } from '../../kernel/context';
import type { ItemRow } from '../../workflows/questionnaire.queries';
import { type ResultSupplier, readResultSuppliers, readWrittenAnswers } from './results.queries';

const BATCH = 100;

export interface AnsweredSupplier {
  supplier: ResultSupplier;
  answers: ReadonlyMap<string, WrittenAnswer>;
}

/** Yields the workflow's suppliers with their answers, ordered by name; keeps one batch in memory. */
export async function* answeredSuppliers(
  ctx: Context,
  companyId: string,
  workflowId: string,
  items: readonly ItemRow[],
): AsyncGenerator<AnsweredSupplier[]> {
  const hot = ctx.db.hot(companyId);
  let after: ResultSupplier | null = null;
  for (;;) {
    const suppliers: ResultSupplier[] = await readResultSuppliers(hot, companyId, workflowId, { after, limit: BATCH });
    const ids = suppliers.map(({ id }) => id);
    const answers = await readWrittenAnswers(hot, companyId, items, ids);
    if (suppliers.length > 0) {
      yield suppliers.map((supplier) => ({ supplier, answers: answers.get(supplier.id) ?? new Map() }));
    }
    if (suppliers.length < BATCH) return;
    after = suppliers.at(-1) ?? null;
  }
}
