import type { Tx } from '../../kernel/database/database';

export const STARTED = 'supplier.start_import';
export const IMPORTED = 'supplier.import';

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

export async function findAdded(tx: Tx, companyId: string, fileId: string): Promise<number | null> {
  const done = await tx.auditEntry.findFirst({
    where: { companyId, objectType: 'file', objectId: fileId, action: IMPORTED },
    select: { facts: true },
  });
  return done && (done.facts as { added: number }).added;
}
