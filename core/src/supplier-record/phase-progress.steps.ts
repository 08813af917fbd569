import type { Supplier } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

interface Count {
  done: number;
  total: number;
}

interface AnswersCount extends Count {
  /** Conditional questions that are shown. */
  shown: readonly string[];
}

export const PROGRESS_COLUMNS = {
  formDone: true,
  formTotal: true,
  answersDone: true,
  answersTotal: true,
  shownQuestions: true,
} as const;

type Kept = Pick<Supplier, 'id' | 'companyId' | keyof typeof PROGRESS_COLUMNS>;

/**
 * Stores the number of complete parts of the form. Skips the update if the locked row in `supplier` already has these
 * values, because most saves complete no part.
 */
export async function keepFormProgress(tx: Tx, supplier: Kept, { done, total }: Count): Promise<void> {
  if (supplier.formDone === done && supplier.formTotal === total) return;
  await write(tx, supplier, { formDone: done, formTotal: total });
}

/**
 * Stores the number of answered questions and the conditional questions that are shown. Skips the update if the locked
 * row in `supplier` already has these values.
 */
export async function keepAnswersProgress(tx: Tx, supplier: Kept, { done, total, shown }: AnswersCount): Promise<void> {
  const isSameShown = supplier.shownQuestions.join() === shown.join();
  if (supplier.answersDone === done && supplier.answersTotal === total && isSameShown) return;
  await write(tx, supplier, { answersDone: done, answersTotal: total, shownQuestions: [...shown] });
}

async function write(
  tx: Tx,
  { id, companyId }: Pick<Supplier, 'id' | 'companyId'>,
  data: Partial<Pick<Kept, keyof typeof PROGRESS_COLUMNS>>,
): Promise<void> {
  await tx.supplier.updateMany({ where: { id, companyId }, data });
}

/**
 * Stores the numbers of answered questions and the shown conditional questions of several suppliers of one company in
 * one statement; the numbers are null for a supplier that has not begun. Returns the number of changed suppliers.
 */
export async function keepAnswersProgressOf(
  tx: Tx,
  companyId: string,
  counts: readonly { id: string; done: number | null; total: number | null; shown: readonly string[] }[],
): Promise<number> {
  return tx.$executeRaw`
    UPDATE "Supplier" s SET "answersDone" = n."done", "answersTotal" = n."total", "shownQuestions" = n."shown"
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS n("id" uuid, "done" smallint, "total" smallint,
      "shown" uuid[])
    WHERE s."id" = n."id" AND s."companyId" = ${companyId}::uuid
      AND (s."answersDone", s."answersTotal", s."shownQuestions")
        IS DISTINCT FROM (n."done", n."total", n."shown")`;
}
