import type { ReviewVerdict } from '@homologa/domain/questionnaires/reviews/score-review';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';

interface ReviewedAnswer {
  companyId: string;
  supplierId: string;
  questionId: string;
}

interface FlagAndNote {
  flagged: boolean;
  note: string;
}

/** Returns the company's flag and note on an answer; neither, if there is no row. */
export async function findFlagAndNote(tx: Tx, where: ReviewedAnswer): Promise<FlagAndNote> {
  const row = await tx.answerReview.findFirst({ where, select: { flagged: true, note: true } });
  return row ?? { flagged: false, note: '' };
}

/** Stores flag and note with their author, or deletes the row if neither is left. */
export async function keepFlagAndNote(
  ctx: Context,
  tx: Tx,
  own: ReviewedAnswer,
  { flagged, note }: FlagAndNote,
  by: { id: string; name: string },
): Promise<void> {
  if (!flagged && note === '') {
    await tx.answerReview.deleteMany({ where: own });
    return;
  }
  const data = { flagged, note, byId: by.id, byName: by.name, updatedAt: ctx.now() };
  const { count } = await tx.answerReview.updateMany({ where: own, data });
  if (count === 0) await tx.answerReview.create({ data: { id: newId(), ...own, ...data }, select: { id: true } });
}

/**
 * Makes the flag of an answer that of its verdict: an answer must not be flagged and accepted at once. A note stays its
 * author's, with its date. A question that the workflow no longer has keeps no flag. Returns true if the flag changed.
 */
export async function flagByVerdict(
  ctx: Context,
  tx: Tx,
  own: ReviewedAnswer,
  verdict: ReviewVerdict,
  by: { id: string; name: string },
): Promise<boolean> {
  const { companyId, questionId } = own;
  if ((await tx.questionnaireItem.count({ where: { id: questionId, companyId } })) === 0) return false;
  const { flagged, note } = await findFlagAndNote(tx, own);
  const isDoubtful = verdict === 'flagged';
  if (flagged === isDoubtful) return false;
  if (note === '') await keepFlagAndNote(ctx, tx, own, { flagged: isDoubtful, note }, by);
  else await tx.answerReview.updateMany({ where: own, data: { flagged: isDoubtful } });
  return true;
}

/** Deletes the company's flags and notes on a supplier's answers, because a note may name people. */
export async function eraseAnswerReviews(tx: Tx, supplier: { companyId: string; supplierId: string }): Promise<void> {
  await tx.answerReview.deleteMany({ where: supplier });
}
