import type { Tx } from '../kernel/database/database';

/** Deletes the flags and notes of a company on a supplier's answers: a note may name people. */
export async function eraseAnswerReviews(tx: Tx, supplier: { companyId: string; supplierId: string }): Promise<void> {
  await tx.answerReview.deleteMany({ where: supplier });
}
