import { clientRecipients } from '../accounts/client-recipients.queries';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { sendCompletion } from '../mail/mail.jobs';
import type { DeskSubject } from './desk-subject';

/** The client's people are told by mail that the supplier could not be located, and asked for another number. */
export async function tellNotLocated(ctx: Context, tx: Tx, { supplier, workflow }: DeskSubject): Promise<void> {
  const recipients = await clientRecipients(tx, workflow);
  const mails = recipients.map((userId) => ({
    supplierId: supplier.id,
    userId,
    kind: 'supplier_not_located' as const,
  }));
  await ctx.jobs.enqueueMany(tx, sendCompletion, mails, { companyId: supplier.companyId });
}
