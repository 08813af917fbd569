import type { UndeliveredSupplier } from '@homologa/domain/suppliers/addresses/match-addresses';
import { canActInBulk } from '@homologa/domain/suppliers/supplier.policy';
import { Prisma } from '@homologa/prisma/client';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { activeSuppliersCondition } from '../list/condition.queries';

export interface UndeliveredRow extends UndeliveredSupplier {
  workflowTitle: string;
  invitationError: string | null;
}

/**
 * Lists the suppliers of active workflows whose invitation failed and may be sent to another address, newest first.
 * Throws `forbidden`.
 */
export async function listUndelivered(
  ctx: Context,
  { workflowId, limit }: { workflowId?: string | undefined; limit?: number | undefined },
): Promise<UndeliveredRow[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canActInBulk(ctx.actor, companyId));
  const failed = activeSuppliersCondition(
    companyId,
    { status: ['pending', 'in_progress'], invitation: ['failed'] },
    ctx.now(),
  );
  return ctx.db.tenant(
    companyId,
    (tx) => tx.$queryRaw<UndeliveredRow[]>`
      SELECT s."id", s."workflowId", w."title" AS "workflowTitle", s."taxId", s."emails", s."invitationError",
        coalesce(nullif(s."companyName", ''), nullif(s."fullName", ''), s."emails"[1], '') AS "name"
      FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId" AND w."companyId" = s."companyId"
      WHERE ${failed} AND s."accountId" IS NULL AND s."unconfirmedEmail" IS NULL AND w."type" = 'onboarding'
        ${workflowId === undefined ? Prisma.empty : Prisma.sql`AND s."workflowId" = ${workflowId}::uuid`}
      ORDER BY s."createdAt" DESC, s."id"
      ${limit === undefined ? Prisma.empty : Prisma.sql`LIMIT ${limit}`}`,
  );
}
