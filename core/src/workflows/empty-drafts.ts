import { PRESENCE_EXPIRY } from '@homologa/domain/workflows/limits';
import { Prisma } from '@homologa/prisma/client';
import { auditMany } from '../kernel/audit';
import type { Context } from '../kernel/context';

/**
 * SQL condition on `"Workflow" w` for a draft that was never edited. Each save increments the version, so a draft whose
 * text was deleted again does not count as empty. The columns are checked too, because a draft created with content,
 * such as a clone, also has version 1.
 */
export const IS_EMPTY_DRAFT = Prisma.sql`(w."status" = 'draft' AND w."version" = 1
  AND w."title" = '' AND w."description" = '' AND w."welcomeMessage" = '' AND w."coverFileId" IS NULL
  AND w."emailSubject" = '' AND w."emailMessage" = '' AND w."introductionTitle" = '' AND w."introductionText" = ''
  AND w."finishedText" = '' AND w."defaultLocale" IS NULL AND w."dueDate" IS NULL AND w."reminderEveryDays" IS NULL
  AND NOT w."monitoring" AND w."pricePerSupplier" IS NULL
  AND NOT EXISTS (SELECT FROM "QuestionnaireItem" i WHERE i."workflowId" = w."id")
  AND NOT EXISTS (SELECT FROM "Supplier" s WHERE s."workflowId" = w."id"))`;

/** Milliseconds for which an empty draft is kept. */
const EMPTY_DRAFT_RETENTION = 86_400_000;
const BATCH = 500;
const MAX_BATCHES = 100;

/**
 * Deletes empty drafts that are older than a day and not open in a browser. Skips drafts that are being saved.
 * Idempotent. Returns the number of deleted drafts.
 */
export async function sweepEmptyDrafts(ctx: Context, signal: AbortSignal): Promise<{ swept: number }> {
  const created = new Date(ctx.now().getTime() - EMPTY_DRAFT_RETENTION);
  const seen = new Date(ctx.now().getTime() - PRESENCE_EXPIRY);
  let swept = 0;
  for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
    const count = await ctx.db.system(async (tx) => {
      const drafts = await tx.$queryRaw<{ id: string; companyId: string }[]>`
        SELECT w."id", w."companyId" FROM "Workflow" w
        WHERE ${IS_EMPTY_DRAFT} AND w."createdAt" < ${created}
          AND NOT EXISTS (SELECT FROM "WorkflowEditor" e WHERE e."workflowId" = w."id" AND e."seenAt" >= ${seen})
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      await tx.workflow.deleteMany({ where: { id: { in: drafts.map(({ id }) => id) } } });
      const action = 'workflow.sweep_draft' as const;
      await auditMany(
        ctx,
        tx,
        drafts.map(({ id, companyId }) => ({ companyId, action, objectType: 'workflow', objectId: id })),
      );
      return drafts.length;
    });
    swept += count;
    if (count < BATCH) break;
  }
  return { swept };
}
