import type { Tx } from '../kernel/database/database';

interface OfSupplier {
  companyId: string;
  supplierId: string;
}

export async function eraseAnswers(tx: Tx, supplier: OfSupplier): Promise<string[]> {
  const answers = await tx.answer.findMany({ where: supplier, select: { fileId: true } });
  await tx.answer.deleteMany({ where: supplier });
  await tx.emailConfirmation.deleteMany({ where: supplier });
  await tx.handover.deleteMany({ where: supplier });
  return answers.flatMap(({ fileId }) => fileId ?? []);
}
