import { memberOf } from '@homologa/domain/language/member-of';
import type { Score } from '@homologa/domain/questionnaires/score';
import { SCORE_CAUSES, type ScoreCause } from '@homologa/domain/questionnaires/score-causes';
import type { ScoreInput } from '@homologa/domain/questionnaires/score-input';
import type { SupplierScore } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

export interface StoredScore {
  id: string;
  cause: ScoreCause;
  engine: number;
  questionnaireVersion: number;
  computedAt: Date;
  input: ScoreInput;
  inputSha256: string;
  result: Score;
  resultSha256: string;
}

export const toStoredScore = (row: SupplierScore): StoredScore => ({
  id: row.id,
  cause: memberOf(SCORE_CAUSES, row.cause),
  engine: row.engine,
  questionnaireVersion: row.questionnaireVersion,
  computedAt: row.computedAt,
  input: JSON.parse(row.input) as ScoreInput,
  inputSha256: row.inputSha256,
  result: JSON.parse(row.result) as Score,
  resultSha256: row.resultSha256,
});

/** Ids are ordered by time, which orders two scores of one millisecond. */
export const NEWEST_SCORE = [{ computedAt: 'desc' }, { id: 'desc' }] as const;

/** Returns the supplier's newest score; null without one. */
export async function findNewestScore(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<StoredScore | null> {
  const row = await tx.supplierScore.findFirst({ where: { companyId, supplierId }, orderBy: [...NEWEST_SCORE] });
  return row && toStoredScore(row);
}
