import { canUseDesk } from '@homologa/domain/desk/desk.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { DESK } from '@homologa/domain/reports/gateways';
import { authorize, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { subjectOf } from '../desk-subject';
import { beginWork } from './begin-work';

/**
 * Takes the queued request with the earliest due date; prefers requests assigned to the actor and skips requests
 * assigned to others. Excludes corrections, which staff take over individually. Skips locked rows, so that concurrent
 * callers get different requests without waiting. Throws `forbidden`, `desk_queue_empty`.
 */
export async function takeNextRequest(ctx: Context): Promise<{ requestId: string }> {
  authorize(canUseDesk(ctx.actor));
  const { userId } = requireUser(ctx.actor);
  return ctx.db.system(async (tx) => {
    const [next] = await tx.$queryRaw<{ requestId: string; companyId: string }[]>`
      SELECT q."id" AS "requestId", q."companyId"
      FROM "ReportRequest" q JOIN "Supplier" s ON s."id" = q."supplierId" AND s."companyId" = q."companyId"
      WHERE q."status" = 'queued' AND q."gateway" = ${DESK} AND (q."takenById" IS NULL OR q."takenById" = ${userId}::uuid)
      ORDER BY q."takenById" NULLS LAST, q."dueAt" NULLS LAST, q."id"
      LIMIT 1 FOR UPDATE OF q, s SKIP LOCKED`;
    if (!next) throw new DomainError('desk_queue_empty');
    await beginWork(ctx, tx, await subjectOf(tx, next));
    return { requestId: next.requestId };
  });
}
