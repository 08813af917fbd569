import type { Tx } from '../kernel/database/database';

/**
 * Returns the ids of the users to notify about a workflow: the workflow's creator if the creator is still a member of
 * the company, otherwise the company's admins.
 */
export async function clientRecipients(
  tx: Tx,
  workflow: { companyId: string; createdById: string | null },
): Promise<string[]> {
  const members = await tx.membership.findMany({
    where: {
      companyId: workflow.companyId,
      active: true,
      company: { deactivatedAt: null },
      OR: [{ role: 'company_admin' }, ...(workflow.createdById ? [{ userId: workflow.createdById }] : [])],
    },
    select: { userId: true },
    orderBy: { createdAt: 'asc' },
  });
  const ids = members.map(({ userId }) => userId);
  return workflow.createdById && ids.includes(workflow.createdById) ? [workflow.createdById] : ids;
}
