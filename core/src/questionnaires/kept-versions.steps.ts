import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database/database';
import type { KeptItem } from './kept-versions.queries';

interface PublishedVersion {
  companyId: string;
  workflowId: string;
  version: number;
  items: readonly KeptItem[];
  publishedAt: Date | null;
  by: { id: string; name: string } | null;
}

/** Keeps a version of a launched questionnaire. Idempotent: a version that is kept already stays as it is. */
export async function keepVersion(
  tx: Tx,
  { companyId, workflowId, version, items, publishedAt, by }: PublishedVersion,
): Promise<void> {
  await tx.questionnaireVersion.createMany({
    data: [
      {
        companyId,
        workflowId,
        version,
        items: items as unknown as Prisma.InputJsonValue,
        publishedAt,
        publishedById: by?.id ?? null,
        publishedByName: by?.name ?? '',
      },
    ],
    skipDuplicates: true,
  });
}

/**
 * Copies the answers to questions that are about to be removed, of suppliers that have submitted. Call before the
 * questions are deleted, which deletes their answers.
 */
export async function retireAnswers(tx: Tx, companyId: string, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "RetiredAnswer" ("companyId", "supplierId", "questionId", "version", "value", "fileId", "updatedAt")
    SELECT a."companyId", a."supplierId", a."questionId", a."version", a."value", a."fileId", a."updatedAt"
    FROM "Answer" a JOIN "Supplier" s ON s."id" = a."supplierId" AND s."companyId" = a."companyId"
    WHERE a."companyId" = ${companyId}::uuid AND a."questionId" = ANY(${[...questionIds]}::uuid[])
      AND s."questionnaireCompletedAt" IS NOT NULL
    ON CONFLICT ("supplierId", "questionId") DO NOTHING`;
}

/** Deletes the supplier's answers to questions that are not asked any more. Returns the ids of their files. */
export async function deleteRetiredAnswers(
  tx: Tx,
  supplier: { companyId: string; supplierId: string },
): Promise<string[]> {
  const retired = await tx.retiredAnswer.findMany({ where: supplier, select: { fileId: true } });
  if (retired.length > 0) await tx.retiredAnswer.deleteMany({ where: supplier });
  return retired.flatMap(({ fileId }) => fileId ?? []);
}
