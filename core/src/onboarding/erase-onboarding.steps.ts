import type { Tx } from '../kernel/database/database';

interface OfSupplier {
  companyId: string;
  supplierId: string;
}

/** Erases the e-mails of a person from the onboardings that were handed over to a colleague. Needs the system role. */
export async function eraseFormerPerson(tx: Tx, userId: string): Promise<void> {
  await tx.handover.updateMany({ where: { formerAccountId: userId }, data: { formerEmails: [] } });
}

export async function eraseAnswers(tx: Tx, supplier: OfSupplier): Promise<string[]> {
  const answers = await tx.answer.findMany({ where: supplier, select: { fileId: true } });
  await tx.answer.deleteMany({ where: supplier });
  await tx.emailConfirmation.deleteMany({ where: supplier });
  await tx.handover.deleteMany({ where: supplier });
  return answers.flatMap(({ fileId }) => fileId ?? []);
}
