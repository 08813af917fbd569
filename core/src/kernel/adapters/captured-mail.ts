import type { Tx } from '../database/database';

/** Deletes captured mails to an address from before a time. */
export async function deleteCapturedMails(tx: Tx, { to, before }: { to: string; before: Date }): Promise<void> {
  await tx.capturedMail.deleteMany({ where: { to: { has: to }, createdAt: { lt: before } } });
}
