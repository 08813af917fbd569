import type { Tx } from '../kernel/database/database';

/** Deletes the company's flags and notes on a supplier's answers, because a note may name people. */
export async function eraseAnswerReviews(tx: Tx, supplier: { companyId: string; supplierId: string }): Promise<void> {
  await tx.answerReview.deleteMany({ where: supplier });
}
