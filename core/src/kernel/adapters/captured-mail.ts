import type { Tx } from '../database/database';

export async function deleteCapturedMails(tx: Tx, { to, before }: { to: string; before: Date }): Promise<void> {
  await tx.capturedMail.deleteMany({ where: { to: { has: to }, createdAt: { lt: before } } });
}
