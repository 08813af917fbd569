import type { Tx } from '../../kernel/database/database';

/** What the audit trail calls an import that has begun, and one that has added its suppliers. */
export const STARTED = 'supplier.start_import';
export const IMPORTED = 'supplier.import';

/** When an import of this content, by its SHA-256, has added its suppliers to the workflow, the last time; or null. */
export async function findImported(
  tx: Tx,
  { companyId, workflowId, content }: { companyId: string; workflowId: string; content: string },
): Promise<Date | null> {
  const facts = { path: ['content'], equals: content };
  const started = await tx.auditEntry.findMany({
    where: { companyId, objectType: 'workflow', objectId: workflowId, action: STARTED, facts },
    select: { facts: true },
  });
  const fileIds = started.map((entry) => (entry.facts as { fileId: string }).fileId);
  const done = await tx.auditEntry.findFirst({
    where: { companyId, objectType: 'file', objectId: { in: fileIds }, action: IMPORTED },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return done?.createdAt ?? null;
}
