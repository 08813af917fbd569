import type { Supplier } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

interface Count {
  done: number;
  total: number;
}

type Kept = Pick<Supplier, 'id' | 'companyId' | 'formDone' | 'formTotal' | 'answersDone' | 'answersTotal'>;

export const PROGRESS_COLUMNS = { formDone: true, formTotal: true, answersDone: true, answersTotal: true } as const;

/**
 * Keeps how many parts of the form are complete. `supplier` holds the values of the locked row: unchanged ones are not
 * written, as most saves complete no part.
 */
export async function keepFormProgress(tx: Tx, supplier: Kept, { done, total }: Count): Promise<void> {
  if (supplier.formDone === done && supplier.formTotal === total) return;
  await write(tx, supplier, { formDone: done, formTotal: total });
}

/** Keeps how many questions are answered; `supplier` as for the form. */
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

/** Keeps the answered questions of many suppliers of one company at once; returns how many changed. */
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
