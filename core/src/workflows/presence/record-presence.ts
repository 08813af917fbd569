import { DomainError } from '@homologa/domain/errors/domain-error';
import { PRESENCE_EXPIRY } from '@homologa/domain/workflows/limits';
import type { PresenceBody } from '@homologa/domain/workflows/presence.contract';
import { canEditWorkflow } from '@homologa/domain/workflows/workflow.policy';
import type { WorkflowEditor } from '@homologa/prisma/models';
import { authorize, requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

export type EditorRow = Pick<WorkflowEditor, 'name' | 'question'>;

/**
 * PUT /api/workflows/{id}/presence: records that the caller has the edit page open, and returns the other users who
 * have it open. A heartbeat does not change the workflow, so it is not audited. Staff logged in as the caller are not
 * recorded. Idempotent. Throws `not_found`, `forbidden`.
 */
export async function recordPresence(ctx: Context, id: string, body: PresenceBody): Promise<EditorRow[]> {
  const { user, companyId } = requireMember(ctx.actor);
  const { userId } = user;
  const account = await ctx.db.read.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  const seenAt = ctx.now();
  const expired = new Date(seenAt.getTime() - PRESENCE_EXPIRY);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirst({
      where: { id, companyId },
      select: { companyId: true, status: true },
    });
    if (!workflow) throw new DomainError('not_found');
    authorize(canEditWorkflow(ctx.actor, workflow));
    const own = { workflowId: id, userId, companyId };
    if (body.leaving) await tx.workflowEditor.deleteMany({ where: own });
    else if (user.loggedInAsBy === null) {
      const data = { name: account.name, question: body.question ?? null, seenAt };
      await tx.workflowEditor.upsert({
        where: { workflowId_userId: { workflowId: id, userId }, companyId },
        create: { ...own, ...data },
        update: data,
        select: { userId: true },
      });
    }
    // Deletes expired rows only after writing the caller's own row, and skips locked rows. Otherwise two concurrent
    // heartbeats could wait for each other.
    await tx.$executeRaw`
      DELETE FROM "WorkflowEditor" WHERE "companyId" = ${companyId}::uuid AND ("workflowId", "userId") IN (
        SELECT "workflowId", "userId" FROM "WorkflowEditor"
        WHERE "companyId" = ${companyId}::uuid AND "seenAt" < ${expired} AND "userId" <> ${userId}::uuid
        FOR UPDATE SKIP LOCKED)`;
    return tx.workflowEditor.findMany({
      where: { companyId, workflowId: id, userId: { not: userId }, seenAt: { gte: expired } },
      select: { name: true, question: true },
      orderBy: [{ name: 'asc' }, { userId: 'asc' }],
    });
  });
}
