import { Prisma } from '@homologa/prisma/client';
import { freeSelectedFiles } from '../files/stored-files.steps';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

export async function orphanUnusedFiles(ctx: Context, tx: Tx, companyId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await freeSelectedFiles(
    ctx,
    tx,
    companyId,
    Prisma.sql`f."id" = ANY(${fileIds}::uuid[])
      AND NOT EXISTS (SELECT FROM "QuestionnaireItem" q WHERE q."companyId" = f."companyId" AND q."fileId" = f."id")
      AND NOT EXISTS (SELECT FROM "Workflow" w WHERE w."companyId" = f."companyId" AND w."coverFileId" = f."id")
      AND NOT EXISTS (SELECT FROM "Answer" a WHERE a."companyId" = f."companyId" AND a."fileId" = f."id")
      AND NOT EXISTS (SELECT FROM "RetiredAnswer" a WHERE a."companyId" = f."companyId" AND a."fileId" = f."id")`,
  );
}
