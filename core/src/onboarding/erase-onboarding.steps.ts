import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { Tx } from '../kernel/database/database';
import { deleteRetiredAnswers } from '../questionnaires/kept-versions.steps';

interface OfSupplier {
  companyId: string;
  supplierId: string;
}

/**
 * Erases a person from the onboardings that were handed over by the person or to the person. Found by the account and
 * its e-mails, because an invited person can hand over without an account, and a colleague can hand over again. Needs
 * the system role.
 */
export async function eraseFromHandovers(
  tx: Tx,
  { userId, emails }: { userId: string; emails: readonly string[] },
): Promise<void> {
  const own = emails.map(normalizeEmail);
  await tx.handover.deleteMany({ where: { email: { in: own }, confirmedAt: null } });
  await tx.handover.updateMany({
    where: { OR: [{ email: { in: own } }, { toAccountId: userId }] },
    data: { fullName: '', email: '', note: '' },
  });
  await tx.handover.updateMany({ where: { formerAccountId: userId }, data: { formerEmails: [], note: '' } });
  const invited = await tx.handover.findMany({
    where: { formerEmails: { hasSome: own } },
    select: { id: true, companyId: true, formerEmails: true },
  });
  for (const { id, companyId, formerEmails } of invited) {
    const others = formerEmails.filter((each) => !own.includes(each));
    await tx.handover.updateMany({ where: { id, companyId }, data: { formerEmails: others, note: '' } });
  }
}

export async function eraseAnswers(tx: Tx, supplier: OfSupplier): Promise<string[]> {
  const answers = await tx.answer.findMany({ where: supplier, select: { fileId: true } });
  await tx.answer.deleteMany({ where: supplier });
  const retired = await deleteRetiredAnswers(tx, supplier);
  await tx.emailConfirmation.deleteMany({ where: supplier });
  await tx.handover.deleteMany({ where: supplier });
  return [...answers.flatMap(({ fileId }) => fileId ?? []), ...retired];
}
