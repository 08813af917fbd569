import type { WrittenAnswer } from '@homologa/domain/questionnaires/answer-text';
import type { Context } from '../../kernel/context';
import type { ItemRow } from '../../workflows/questionnaire.queries';
import { listResultSuppliers, type ResultSupplier, readWrittenAnswers } from './results.queries';

const BATCH = 100;

export interface AnsweredSupplier {
  supplier: ResultSupplier;
  answers: ReadonlyMap<string, WrittenAnswer>;
}

/** Yields the workflow's suppliers by name with their answers; memory holds one batch. */
export async function* answeredSuppliers(
  ctx: Context,
  companyId: string,
  workflowId: string,
  items: readonly ItemRow[],
): AsyncGenerator<AnsweredSupplier[]> {
  let after: ResultSupplier | null = null;
  for (;;) {
    const batch: { supplier: ResultSupplier; answers: ReadonlyMap<string, string | null> }[] = await ctx.db.tenantRead(
      companyId,
      async (tx) => {
        const place = { workflowId, supplierId: null };
        const suppliers = await listResultSuppliers(tx, companyId, place, { after, limit: BATCH });
        const answers = await readWrittenAnswers(
          tx,
          companyId,
          items,
          suppliers.map(({ id }) => id),
        );
        return suppliers.map((supplier) => ({ supplier, answers: answers.get(supplier.id) ?? new Map() }));
      },
    );
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    after = batch.at(-1)?.supplier ?? null;
  }
}
