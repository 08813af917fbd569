import { memberOf } from '@homologa/domain/language/member-of';
import {
  type AnswerVerdict,
  REVIEW_VERDICTS,
  type ReviewVerdict,
} from '@homologa/domain/questionnaires/reviews/score-review';
import type { Score } from '@homologa/domain/questionnaires/score';
import { Prisma } from '@homologa/prisma/client';
import type { ReviewedScore } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';
import type { StoredScore } from './scores.queries';

export interface StoredReview {
  scoreId: string;
  questionId: string;
  verdict: ReviewVerdict;
  points: number | null;
  knockOut: boolean | null;
  wasVerdict: ReviewVerdict | null;
  wasPoints: number | null;
  note: string;
  byName: string;
  createdAt: Date;
}

export interface StoredReviewed {
  engine: number;
  verdicts: AnswerVerdict[];
  verdictsSha256: string;
  result: Score;
  resultSha256: string;
  computedAt: Date;
}

/** Newest review of a question, for sheets. */
export type SheetReview = Pick<StoredReview, 'questionId' | 'verdict' | 'points' | 'wasPoints' | 'note' | 'byName'>;

/**
 * Selects the reviews that count in the newest score of "Supplier" s, as a JSON array of `SheetReview`. Empty for a score
 * that was taken from the lists.
 */
export const CURRENT_REVIEWS = Prisma.sql`
  (SELECT coalesce(json_agg(json_build_object('questionId', v."questionId", 'verdict', v."verdict",
      'points', v."points", 'wasPoints', v."wasPoints", 'note', v."note", 'byName', v."byName")
      ORDER BY v."createdAt", v."id"), '[]'::json)
    FROM (SELECT DISTINCT ON (r."questionId") r.* FROM "ScoreReview" r
      WHERE r."supplierId" = s."id" AND r."companyId" = s."companyId"
      ORDER BY r."questionId", r."createdAt" DESC, r."id" DESC) v
    WHERE s."scorePercent" IS NOT NULL AND v."questionId" IN (
      SELECT e.value ->> 'question' FROM jsonb_array_elements((
        SELECT k."verdicts"::jsonb FROM "ReviewedScore" k WHERE k."scoreId" = (
          SELECT c."id" FROM "SupplierScore" c WHERE c."supplierId" = s."id" AND c."companyId" = s."companyId"
          ORDER BY c."computedAt" DESC, c."id" DESC LIMIT 1)
        ORDER BY k."computedAt" DESC, k."id" DESC LIMIT 1)) e))`;

const MAX_REVIEWS = 500;

/** Ids are ordered by time, which orders two rows of one millisecond. */
const NEWEST_REVIEWED = [{ computedAt: 'desc' }, { id: 'desc' }] as const;

export const toStoredReviewed = (row: ReviewedScore): StoredReviewed => ({
  engine: row.engine,
  verdicts: JSON.parse(row.verdicts) as AnswerVerdict[],
  verdictsSha256: row.verdictsSha256,
  result: JSON.parse(row.result) as Score,
  resultSha256: row.resultSha256,
  computedAt: row.computedAt,
});

/** Returns a score with its newest verdicts; null for a score that nobody has reviewed. */
export async function findReviewed(
  tx: Tx,
  { companyId, scoreId }: { companyId: string; scoreId: string },
): Promise<StoredReviewed | null> {
  const row = await tx.reviewedScore.findFirst({ where: { companyId, scoreId }, orderBy: [...NEWEST_REVIEWED] });
  return row && toStoredReviewed(row);
}

/** Returns the scores with the reviewers' verdicts in place of what was computed, for documents about suppliers. */
export async function withReviews(
  tx: Tx,
  companyId: string,
  scores: ReadonlyMap<string, StoredScore>,
): Promise<ReadonlyMap<string, StoredScore>> {
  const ids = [...scores.values()].map(({ id }) => id);
  const rows = await tx.$queryRaw<ReviewedScore[]>`
    SELECT DISTINCT ON ("scoreId") * FROM "ReviewedScore"
    WHERE "companyId" = ${companyId}::uuid AND "scoreId" = ANY(${ids}::uuid[])
    ORDER BY "scoreId", "computedAt" DESC, "id" DESC`;
  const reviewed = new Map(rows.map((row) => [row.scoreId, toStoredReviewed(row).result]));
  return new Map(
    [...scores].map(([supplierId, score]) => [
      supplierId,
      { ...score, result: reviewed.get(score.id) ?? score.result },
    ]),
  );
}

/** Lists the reviews of a supplier's answers, newest first, also those of its former scores. */
export async function listReviews(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<StoredReview[]> {
  const rows = await tx.scoreReview.findMany({
    where: { companyId, supplierId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_REVIEWS,
  });
  return rows.map((row) => ({
    scoreId: row.scoreId,
    questionId: row.questionId,
    verdict: memberOf(REVIEW_VERDICTS, row.verdict),
    points: row.points,
    knockOut: row.knockOut,
    wasVerdict: row.wasVerdict === null ? null : memberOf(REVIEW_VERDICTS, row.wasVerdict),
    wasPoints: row.wasPoints,
    note: row.note,
    byName: row.byName,
    createdAt: row.createdAt,
  }));
}
