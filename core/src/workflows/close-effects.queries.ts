import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { canCloseWorkflow } from '@homologa/domain/workflows/workflow.policy';
import type { Workflow } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

export interface CloseEffects {
  invitationsEnded: number;
  onboardingsEnded: number;
  runningToDelivery: number;
}

/**
 * Counts the effects of closing the workflow without closing it. Throws `not_found`, `workflow_not_active`,
 * `workflow_closed`.
 */
export async function getCloseEffects(ctx: Context, id: string): Promise<CloseEffects> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirst({ where: { id, companyId } });
    if (!workflow) throw new DomainError('not_found');
    authorize(canCloseWorkflow(ctx.actor, workflow));
    const refusal = statusRefusal(workflow.status, 'close');
    if (refusal) throw new DomainError(refusal);
    return countCloseEffects(tx, workflow);
  });
}

/**
 * Counts the onboardings that closing would end and the requests that would continue. The caller must have authorized
 * the actor. A single query evaluates all running suppliers, because a subquery per supplier would take seconds for a
 * hundred thousand suppliers.
 */
export async function countCloseEffects(tx: Tx, workflow: Pick<Workflow, 'id' | 'companyId'>): Promise<CloseEffects> {
  const { id, companyId } = workflow;
  const [row] = await tx.$queryRaw<CloseEffects[]>`
    WITH each AS MATERIALIZED (
      SELECT s."status", w."type" = 'onboarding' AS onboarding,
        s."id" IN (SELECT r."supplierId" FROM "ReportRequest" r
            WHERE r."companyId" = ${companyId}::uuid AND r."status"::text = ANY(${[...OPEN_REQUEST_STATUSES]}))
        OR (s."status" IN ('pending', 'in_progress') AND (
          s."id" IN (SELECT p."supplierId" FROM "Payment" p
            WHERE p."companyId" = ${companyId}::uuid AND p."status" = 'paid')
          OR s."id" IN (SELECT u."supplierId" FROM "StatusUpdate" u
            WHERE u."companyId" = ${companyId}::uuid AND u."name" = 'payment_proof'))) AS running
      FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
      WHERE s."workflowId" = ${id}::uuid AND s."companyId" = ${companyId}::uuid
    )
    SELECT
      count(*) FILTER (WHERE NOT running AND onboarding AND status = 'pending')::int AS "invitationsEnded",
      count(*) FILTER (WHERE NOT running AND onboarding AND status = 'in_progress')::int AS "onboardingsEnded",
      count(*) FILTER (WHERE running)::int AS "runningToDelivery"
    FROM each`;
  return row ?? { invitationsEnded: 0, onboardingsEnded: 0, runningToDelivery: 0 };
}
