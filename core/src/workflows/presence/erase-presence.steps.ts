import type { Tx } from '../../kernel/database/database';

export async function erasePresence(tx: Tx, userId: string): Promise<void> {
  await tx.workflowEditor.deleteMany({ where: { userId } });
}
