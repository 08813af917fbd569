import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { Locale } from '@homologa/domain/language/locales';
import type { Context } from '../../kernel/context';
import type { ItemRow } from '../../workflows/questionnaire.queries';
import {
  type ResultSupplier,
  readResultSuppliers,
  readWrittenAnswers,
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
  questionnaire: { items: readonly ItemRow[]; reportType: ReportType; locale: Locale },
): AsyncGenerator<AnsweredSupplier[]> {
  const hot = ctx.db.hot(companyId);
  let after: ResultSupplier | null = null;
  for (;;) {
    const suppliers: ResultSupplier[] = await readResultSuppliers(hot, companyId, workflowId, { after, limit: BATCH });
    const written = await readWrittenAnswers(hot, companyId, questionnaire, suppliers);
    if (suppliers.length > 0) yield suppliers.map((supplier) => ({ supplier, ...written(supplier.id) }));
    if (suppliers.length < BATCH) return;
    after = suppliers.at(-1) ?? null;
  }
}
