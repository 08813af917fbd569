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

/** Returns the newest score of each of the suppliers that has one. */
export async function findNewestScores(
  tx: Tx,
  companyId: string,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, StoredScore>> {
  const rows = await tx.$queryRaw<SupplierScore[]>`
    SELECT DISTINCT ON ("supplierId") * FROM "SupplierScore"
    WHERE "companyId" = ${companyId}::uuid AND "supplierId" = ANY(${[...supplierIds]}::uuid[])
    ORDER BY "supplierId", "computedAt" DESC, "id" DESC`;
  return new Map(rows.map((row) => [row.supplierId, toStoredScore(row)]));
}

/** True if lists still show the score: it was taken from them if the scoring was removed before the present answers. */
export const isScoreShown = (
  { percent, outcome }: Score,
  kept: { scorePercent: number | null; scoreOutcome: string | null } | null,
): boolean => kept?.scorePercent != null || kept?.scoreOutcome != null || (percent === null && outcome === null);

/** Returns the supplier's newest score; null without one. */
export async function findNewestScore(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<StoredScore | null> {
  const row = await tx.supplierScore.findFirst({ where: { companyId, supplierId }, orderBy: [...NEWEST_SCORE] });
  return row && toStoredScore(row);
}
