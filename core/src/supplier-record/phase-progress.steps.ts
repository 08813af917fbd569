import type { Supplier } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

interface Count {
  done: number;
  total: number;
}

type Kept = Pick<Supplier, 'id' | 'companyId' | 'formDone' | 'formTotal' | 'answersDone' | 'answersTotal'>;

export const PROGRESS_COLUMNS = { formDone: true, formTotal: true, answersDone: true, answersTotal: true } as const;

/**
 * Stores the number of complete parts of the form. Skips the update if the locked row in `supplier` already has these
 * values, because most saves complete no part.
 */
export async function keepFormProgress(tx: Tx, supplier: Kept, { done, total }: Count): Promise<void> {
  if (supplier.formDone === done && supplier.formTotal === total) return;
  await write(tx, supplier, { formDone: done, formTotal: total });
}

/**
 * Stores the number of answered questions. Skips the update if the locked row in `supplier` already has these values.
 */
export async function keepAnswersProgress(tx: Tx, supplier: Kept, { done, total }: Count): Promise<void> {
  if (supplier.answersDone === done && supplier.answersTotal === total) return;
  await write(tx, supplier, { answersDone: done, answersTotal: total });
}

async function write(
  tx: Tx,
  { id, companyId }: Pick<Supplier, 'id' | 'companyId'>,
  data: Partial<Pick<Kept, 'formDone' | 'formTotal' | 'answersDone' | 'answersTotal'>>,
): Promise<void> {
  await tx.supplier.updateMany({ where: { id, companyId }, data });
}

/**
 * Stores the numbers of answered questions of several suppliers of one company in one statement. Returns the number of
 * changed suppliers.
 */
export async function keepAnswersProgressOf(
  tx: Tx,
  companyId: string,
  counts: readonly ({ id: string } & Count)[],
): Promise<number> {
  return tx.$executeRaw`
    UPDATE "Supplier" s SET "answersDone" = n."done", "answersTotal" = n."total"
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS n("id" uuid, "done" smallint, "total" smallint)
    WHERE s."id" = n."id" AND s."companyId" = ${companyId}::uuid
      AND (s."answersDone", s."answersTotal") IS DISTINCT FROM (n."done", n."total")`;
}
